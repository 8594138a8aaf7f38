import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.jet-woo-carousel';
const EVENT = 'jet-woo-builder-swiper-initialized';

const address = (given: { count?: number; settings?: object; options?: object; more?: string } = {}): string => {
  const query = new URLSearchParams({ count: String(given.count ?? 9) });
  if (given.settings) query.set('settings', JSON.stringify(given.settings));
  if (given.options) query.set('options', JSON.stringify({ speed: 0, ...given.options }));
  else query.set('options', '{"speed":0}');
  return `/fixture/jet-carousel/?${query}${given.more ?? ''}`;
};

const open = async (given: Parameters<typeof address>[0] = {}, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(address(given), options);
  await mounted(page, 'product-carousel');
  return page;
};

const running = async (given: Parameters<typeof address>[0] = {}, options?: PageOptions): Promise<WatchedPage> => {
  const page = await open(given, options);
  await page.waitForSelector('.storefront-carousel-moves');
  return page;
};

/** The numbers of the slides whose middle lies in the row, from left to right. */
const inView = (page: WatchedPage): Promise<number[]> =>
  page.evaluate(() => {
    const row = document.querySelector('.swiper-wrapper')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.swiper-slide')]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => {
        const middle = box.left + box.width / 2;
        return middle > row.left && middle < row.right;
      })
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ slide }) => Number(slide.querySelector('a')!.textContent!.replace('Slide ', '')));
  });

const showsSlides = (page: WatchedPage, ...numbers: number[]): Promise<void> =>
  expect.poll(() => inView(page), { timeout: 10_000 }).toEqual(numbers);

const arrowsShown = (page: WatchedPage): Promise<boolean[]> =>
  page.$$eval('.jet-arrow', (all) => all.map((one) => getComputedStyle(one).display !== 'none'));

const reachable = (page: WatchedPage): Promise<number> => page.locator('.swiper-slide:not([inert])').count();

describeWidget({
  name: 'product-carousel',
  page: address(),
  host: HOST,
  settings: {
    change: { columns: 3 },
    async shows(page) {
      await showsSlides(page, 1, 2, 3);
      await expect.poll(() => reachable(page)).toBe(3);
    },
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('#before');
    for (let at = 1; at <= 4; at += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Slide 4');
    await page.keyboard.press('ArrowRight');
    await showsSlides(page, 2, 3, 4, 5);
    await page.focus('.next-arrow');
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await showsSlides(page, 4, 5, 6, 7);
    // What has left cannot be reached any more.
    await expect.poll(() => page.textContent('.swiper-slide:not([inert]) a')).toBe('Slide 4');
    await page.focus('#before');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Slide 4');
  },
});

test('the arrows step to the end and back, and the carousel says where it is', async () => {
  const page = await running({ settings: { slides_to_scroll: 3 } }, { listen: [EVENT] });
  await showsSlides(page, 1, 2, 3, 4);
  await expect.poll(() => page.getAttribute('.prev-arrow', 'aria-disabled')).toBe('true');
  await page.click('.next-arrow');
  await showsSlides(page, 4, 5, 6, 7);
  await page.click('.next-arrow');
  await showsSlides(page, 6, 7, 8, 9);
  await expect.poll(() => page.getAttribute('.next-arrow', 'aria-disabled')).toBe('true');
  await expect.poll(() => page.getAttribute('.prev-arrow', 'aria-disabled')).toBe('false');
  await page.waitForFunction(() => document.querySelector('.storefront-widgets-announcer')?.textContent === '6 of 9');
  await page.click('.prev-arrow');
  await showsSlides(page, 4, 5, 6, 7);
  await expect.poll(() => heard(page, EVENT)).not.toEqual([]);
  expectNoProblems(page);
});

test('the carousel has a dot for each place where it can stand', async () => {
  const page = await running();
  await expect.poll(() => page.locator('.swiper-pagination-bullet').count()).toBe(6);
  await page.click('.swiper-pagination-bullet >> nth=4');
  await showsSlides(page, 5, 6, 7, 8);
  await expect.poll(() => page.getAttribute('.swiper-pagination-bullet-active', 'aria-label')).toBe('Go to slide 5');
});

test('a copy of a carousel that runs has its dots once', async () => {
  const page = await running();
  await page.evaluate(() => {
    const first = document.querySelector('[data-widget~=product-carousel]') as HTMLElement;
    const copy = first.cloneNode(true) as HTMLElement;
    copy.classList.add('copy');
    first.replaceWith(copy);
  });
  await page.waitForSelector('.copy[data-widget-state=mounted] .storefront-carousel-moves');
  await expect.poll(() => page.locator('.swiper-pagination-bullet').count()).toBe(6);
  await page.click('.swiper-pagination-bullet >> nth=4');
  await showsSlides(page, 5, 6, 7, 8);
});

describe('slides that fit the device, and more', () => {
  test('four slides in four columns do not move, and have no arrows', async () => {
    const page = await open({ count: 4 });
    expect(await arrowsShown(page)).toEqual([false, false]);
    expect(await page.locator('.swiper-pagination-bullet').count()).toBe(0);
    await showsSlides(page, 1, 2, 3, 4);
  });

  test('the carousel starts and stops when the device changes', async () => {
    const page = await open({ count: 2, settings: { columns: '4' } });
    expect(await arrowsShown(page)).toEqual([false, false]);
    await page.setViewportSize({ width: 600, height: 800 });
    await page.waitForSelector('.storefront-carousel-moves');
    await expect.poll(() => arrowsShown(page)).toEqual([true, true]);
    await showsSlides(page, 1);
    await page.click('.next-arrow');
    await showsSlides(page, 2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => arrowsShown(page)).toEqual([false, false]);
    await showsSlides(page, 1, 2);
    await expect.poll(() => reachable(page)).toBe(2);
  });

  test('the slider’s code is not fetched where all slides fit', async () => {
    const asked: string[] = [];
    const before = (page: WatchedPage): void => void page.on('request', (one) => asked.push(one.url()));
    const page = await open({ count: 3 }, { before });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /engine-|carousel-/.test(url) && !/widget-/.test(url))).toEqual([]);
  });
});

test('the carousel has the columns and the space of each device', async () => {
  const settings = {
    columns: 3,
    columns_tablet: 2,
    columns_mobile: 2,
    space_between_slides: 24,
    slides_overflow_enabled: 'yes',
  };
  const page = await running({ settings });
  const widths = (): Promise<number[]> =>
    page.$$eval('.swiper-slide', (all) => {
      const [one, two] = all.map((slide) => slide.getBoundingClientRect());
      const row = document.querySelector('.swiper-wrapper')!.getBoundingClientRect().width;
      return [one!.width / row, two!.left - one!.right].map((value) => Math.round(value * 1000) / 1000);
    });
  const rowWidth = await page.$eval('.swiper-wrapper', (row) => row.clientWidth);
  const [share, gap] = await widths();
  expect(share).toBeCloseTo((rowWidth + 24) / 3.5 / rowWidth - 24 / rowWidth, 2);
  expect(gap).toBeCloseTo(24, 0);
  // A part of the fourth slide is in view, and its link comes whole by keys.
  await expect.poll(() => reachable(page)).toBe(4);
  await page.focus('#before');
  for (let at = 1; at <= 4; at += 1) await page.keyboard.press('Tab');
  await showsSlides(page, 2, 3, 4);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => reachable(page)).toBe(3);
});

test('the carousel has the columns of the site’s own devices, with its own breakpoints', async () => {
  const before = (opening: WatchedPage): Promise<unknown> =>
    opening.addInitScript(() => {
      const max = (value: number) => ({ value, direction: 'max', is_enabled: true });
      const breakpoints = { mobile: max(500), tablet: max(900), laptop: max(1300) };
      // In place of what the page prints.
      const get = () => ({ responsive: { breakpoints } });
      Object.defineProperty(window, 'elementorFrontendConfig', { get, set() {} });
    });
  const page = await running({ settings: { columns: 5, columns_laptop: 3, columns_tablet: '' } }, { before });
  await showsSlides(page, 1, 2, 3);
  await page.setViewportSize({ width: 1301, height: 800 });
  await showsSlides(page, 1, 2, 3, 4, 5);
  await page.setViewportSize({ width: 900, height: 800 });
  await showsSlides(page, 1, 2);
  await page.setViewportSize({ width: 500, height: 800 });
  await showsSlides(page, 1);
});

test('the page does not shift when the carousel starts', async () => {
  const page = await openPage(address(), {
    before: (opening) =>
      opening.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { __shifts: shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await mounted(page, 'product-carousel');
  await page.waitForSelector('.storefront-carousel-moves');
  const top = await page.$eval('.swiper-wrapper', (row) => row.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  const total = await page.evaluate(() =>
    (window as unknown as { __shifts: number[] }).__shifts.reduce((a, b) => a + b, 0),
  );
  expect(total).toBeLessThan(0.02);
});

test('the carousel goes round where it loops', async () => {
  const page = await running({ count: 6, options: { loop: true } });
  await page.click('.prev-arrow');
  await showsSlides(page, 6, 1, 2, 3);
  await page.click('.next-arrow');
  await page.click('.next-arrow');
  await showsSlides(page, 2, 3, 4, 5);
});

test('a swipe moves the carousel, and follows no link', async () => {
  const page = await running();
  const box = (await page.locator('.swiper-wrapper').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.8, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + 22, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
  expect(new URL(page.url()).hash).toBe('');
});

test('a mouse does not drag the carousel where the page says so', async () => {
  const page = await running({ options: { simulateTouch: false } });
  const box = (await page.locator('.swiper-wrapper').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.8, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + 22, { steps: 8 });
  await page.mouse.up();
  await timersRun(page, 100);
  await showsSlides(page, 1, 2, 3, 4);
});

test('the carousel is mirrored on a page from right to left', async () => {
  const page = await running({ more: '&dir=rtl' });
  await showsSlides(page, 4, 3, 2, 1);
  await page.focus('.swiper-slide a');
  await page.keyboard.press('ArrowLeft');
  await showsSlides(page, 5, 4, 3, 2);
  await page.click('.next-arrow');
  await showsSlides(page, 6, 5, 4, 3);
});

test('keys bring a slide that is half in view as a whole, backwards, too', async () => {
  const page = await running({ settings: { columns: 2, slides_overflow_enabled: true }, count: 5 });
  const whole = async (): Promise<number[]> =>
    page.evaluate(() => {
      const row = document.querySelector('.swiper-wrapper')!.getBoundingClientRect();
      return [...document.querySelectorAll('.swiper-slide')]
        .map((slide) => slide.getBoundingClientRect())
        .map((box, at) => (box.left >= row.left - 1 && box.right <= row.right + 1 ? at + 1 : 0))
        .filter(Boolean);
    });
  await page.focus('.swiper-slide a');
  for (let press = 0; press < 12 && !(await whole()).includes(5); press += 1) {
    await page.keyboard.press('ArrowRight');
    await timersRun(page, 50);
  }
  await expect.poll(whole).toEqual([4, 5]);
  await page.focus('.swiper-slide:nth-child(4) a');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.swiper-slide') !== null)).toBe(true);
  await expect.poll(whole).toContain(3);
});

test('the carousel fades one slide into the other where that is set', async () => {
  const page = await running({ settings: { columns: 1 }, options: { effect: 'fade' } });
  await page.click('.next-arrow');
  await expect
    .poll(() => page.$$eval('.swiper-slide', (all) => all.slice(0, 3).map((slide) => getComputedStyle(slide).opacity)))
    .toEqual(['0', '1', '0']);
  const [row, slide] = await Promise.all(
    ['.swiper-wrapper', '.swiper-slide >> nth=1'].map((one) => page.locator(one).boundingBox()),
  );
  expect(Math.abs(row!.x - slide!.x)).toBeLessThan(1);
});

test('the carousel runs down where the page says so', async () => {
  const page = await running({ settings: { columns: 2 }, options: { direction: 'vertical' } });
  const tops = (): Promise<number[]> =>
    page.evaluate(() => {
      const row = document.querySelector('.swiper-wrapper')!.getBoundingClientRect();
      return [...document.querySelectorAll('.swiper-slide')]
        .map((slide) => slide.getBoundingClientRect())
        .map((box, at) => (box.top >= row.top - 1 && box.bottom <= row.bottom + 1 ? at + 1 : 0))
        .filter(Boolean);
    });
  await expect.poll(tops).toEqual([1, 2]);
  await page.focus('.swiper-slide a');
  await page.keyboard.press('ArrowDown');
  await expect.poll(tops).toEqual([2, 3]);
});

test('a row that runs down is as high as its slides are now, also when they get lower', async () => {
  const page = await running({ settings: { columns: 2 }, options: { direction: 'vertical' } });
  const height = (): Promise<number> => page.$eval('.swiper-wrapper', (row) => row.clientHeight);
  const before = await height();
  const grow = (pixels: number): Promise<void> =>
    page.$eval(
      '.swiper-slide > *',
      (inside, least) => (inside as HTMLElement).setAttribute('style', `min-height:${least}px`),
      pixels,
    );
  await grow(300);
  await expect.poll(height).toBeGreaterThan(before + 400);
  await grow(0);
  await expect.poll(height).toBeLessThan(before + 40);
});

describe('autoplay of the carousel', () => {
  const options = { loop: true, autoplay: { delay: 200, disableOnInteraction: true } };

  test('the carousel goes on by itself until its button stops it', async () => {
    const page = await running({ options });
    await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
    await page.click('[aria-label=Pause]');
    await page.waitForSelector('[aria-label=Play]');
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const [first] = await inView(page);
    await timersRun(page, 600);
    expect((await inView(page))[0]).toBe(first);
    await expect.poll(() => page.locator('[aria-label=Play]').count()).toBe(1);
  });

  test('an arrow stops autoplay, and the button starts it again; a script that asks for a slide does not stop it', async () => {
    const page = await running({ options });
    const button = page.locator('.storefront-play button');
    await page.evaluate(() => {
      type Host = HTMLElement & { swiper: { slideTo(index: number): void } };
      (document.querySelector('.jet-woo-carousel') as Host).swiper.slideTo(5);
    });
    expect(await button.getAttribute('aria-label')).toBe('Pause');
    await page.focus('.next-arrow');
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.waitForSelector('.storefront-play [aria-label=Play]');
    const [first] = await inView(page);
    await timersRun(page, 500);
    expect((await inView(page))[0]).toBe(first);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-label')).toBe('Pause');
    await expect.poll(async () => (await inView(page))[0]).not.toBe(first);
  });

  test('the carousel stands still under reduced motion, and offers no button', async () => {
    const page = await running({ options }, { reducedMotion: true });
    await timersRun(page, 600);
    await showsSlides(page, 1, 2, 3, 4);
    expect(await page.locator('[aria-label=Pause]').count()).toBe(0);
  });
});

test('the carousel scrolls without the code that moves it', async () => {
  const page = await open({}, { block: [/engine-(?!.*widget)/] });
  await page.click('.next-arrow');
  await showsSlides(page, 2, 3, 4, 5);
});

test('sliders inside the slides keep their dots, arrows and layout', async () => {
  const page = await running(
    { more: '&theme=none' },
    {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const slide of document.querySelectorAll('.swiper-slide')) {
              const inner = document.createElement('div');
              inner.className = 'pictures swiper';
              inner.innerHTML =
                '<div class="swiper-wrapper"><div class="swiper-slide">One</div><div class="swiper-slide">Two</div></div><div class="swiper-pagination"></div><span class="next-arrow">›</span>';
              slide.prepend(inner);
            }
          });
        }),
    },
  );
  expect(await page.locator('.pictures .swiper-pagination > *').count()).toBe(0);
  expect(await page.locator('.pictures [role], .pictures [inert]').count()).toBe(0);
  expect(await page.locator('.jet-woo-carousel > .swiper-pagination .swiper-pagination-bullet').count()).toBe(6);
  expect(
    await page.$eval('.pictures .swiper-wrapper', (row) => [
      getComputedStyle(row).display,
      getComputedStyle(row.children[0]!).flexBasis,
    ]),
  ).toEqual(['block', 'auto']);
  await page.click('.jet-woo-carousel > .next-arrow');
  await expect.poll(() => page.locator('.jet-woo-carousel > .swiper-wrapper > .swiper-slide[inert]').count()).toBe(5);
  await expect
    .poll(() => page.$eval('.jet-woo-products > :first-child', (slide) => slide.matches('[inert]')))
    .toBe(true);
});

test('a list without arrows and dots gets its own, and stays a list', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const items = [1, 2, 3, 4].map((at) => `<li class="swiper-slide"><a href="#${at}">Slide ${at}</a></li>`).join('');
    stage.innerHTML = `<div data-widget="product-carousel" data-settings='{"columns":2,"speed":0}'><ul class="swiper-wrapper">${items}</ul></div>`;
  });
  await page.waitForSelector('.storefront-carousel-moves');
  for (const [label, current, shown] of [
    ['Next', 'Go to slide 2', [2, 3]],
    ['Next', 'Go to slide 3', [3, 4]],
    ['Previous', 'Go to slide 2', [2, 3]],
    ['Go to slide 1', 'Go to slide 1', [1, 2]],
  ] as const) {
    await page.click(`button[aria-label="${label}"]`);
    await showsSlides(page, ...shown);
    await expect.poll(() => page.getAttribute('[aria-current=true]', 'aria-label')).toBe(current);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label);
  }
  expect(await page.locator('.jet-arrow').count()).toBe(2);
  expect(await page.locator('li[role]').count()).toBe(0);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => page.locator('[data-carousel-dots] > button').count()).toBe(4);
  expectNoProblems(page);
});

test('a copy of a running carousel moves by itself, with one set of arrows and dots', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const items = [1, 2, 3, 4].map((at) => `<div class="swiper-slide"><a href="#${at}">Slide ${at}</a></div>`).join('');
    stage.innerHTML = `<div data-widget="product-carousel" data-settings='{"columns":2,"speed":0}'><div class="swiper-wrapper">${items}</div></div>`;
  });
  await page.waitForSelector('.storefront-carousel-moves');
  await page.$eval('#stage', (stage) => {
    const { innerHTML } = stage;
    stage.innerHTML = '';
    stage.innerHTML = innerHTML;
  });
  await expect.poll(() => page.locator('#stage .jet-arrow').count()).toBe(2);
  await page.waitForFunction(
    () => (document.querySelector('.jet-woo-carousel, #stage > div') as { swiper?: unknown }).swiper,
  );
  await page.click('button[aria-label="Next"]');
  await showsSlides(page, 2, 3);
  expect(await page.locator('.jet-arrow').count()).toBe(2);
  expect(await page.locator('[data-carousel-dots] > button').count()).toBe(3);
  expectNoProblems(page);
});

test('the carousel stays on its slide when slides are added', async () => {
  const page = await running({ count: 5 });
  await page.click('.next-arrow');
  await page.$eval('.swiper-wrapper', (row) => row.append(row.lastElementChild!.cloneNode(true)));
  await expect.poll(() => page.locator('.swiper-pagination-bullet').count()).toBe(3);
  await showsSlides(page, 2, 3, 4, 5);
});

test('a legacy slider that was there before the carousel, or that comes later, is ended', async () => {
  const page = await open(
    {},
    {
      before: (opening) =>
        opening.addInitScript(() => {
          const ended: string[] = [];
          const startLegacy = (name: string): void => {
            const host = document.querySelector('.jet-woo-carousel') as HTMLElement & { swiper?: unknown };
            const row = host.querySelector('.swiper-wrapper') as HTMLElement;
            const copy = row.lastElementChild!.cloneNode(true) as HTMLElement;
            copy.classList.add('swiper-slide-duplicate');
            row.prepend(copy);
            row.children[3]!.setAttribute('aria-hidden', 'true');
            row.style.transform = 'translate3d(-300px,0,0)';
            host.swiper = {
              // As Swiper does: it takes the whole attribute away.
              destroy() {
                ended.push(name);
                for (const styled of [host, row, ...row.children]) styled.removeAttribute('style');
              },
            };
          };
          Object.assign(window, { __ended: ended, startLegacy });
          document.addEventListener('DOMContentLoaded', () => startLegacy('early'));
        }),
    },
  );
  await page.waitForSelector('.storefront-carousel-moves');
  await page.evaluate(() => (window as unknown as { startLegacy(name: string): void }).startLegacy('late'));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { __ended: string[] }).__ended))
    .toEqual(['early', 'late']);
  expect(await page.locator('.swiper-slide').count()).toBe(9);
  expect(await page.locator('.swiper-slide[aria-hidden]').count()).toBe(0);
  // The property that the widget sets is back.
  expect(await page.$eval('.swiper-wrapper', (row) => row.style.getPropertyValue('--carousel-columns'))).toBe('4');
  await page.evaluate(() => {
    type Host = HTMLElement & { swiper: { slideNext(): void } };
    (document.querySelector('.jet-woo-carousel') as Host).swiper.slideNext();
  });
  await showsSlides(page, 2, 3, 4, 5);
});
