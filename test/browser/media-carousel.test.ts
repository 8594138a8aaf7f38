import { describe, expect, test } from 'vitest';
import {
  carouselPage,
  currentBullet,
  type DemoQuery,
  openMoving,
  reachable,
  showsSlides,
  slidesInView,
} from '../support/carousels';
import { holdChunk } from '../support/chunks';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const MEDIA = 'ca00004';
const COVERFLOW = 'ca00005';
const SLIDESHOW = 'ca00006';
const QUOTES = 'ca00007';
const REVIEWS = 'ca00008';
const NEXT = '.elementor-swiper-button-next';
const THUMBS = '.elementor-thumbnails-swiper';

const open = (id = MEDIA, query: DemoQuery = {}, options?: PageOptions): Promise<WatchedPage> =>
  openMoving(carouselPage(id, { ...query, settings: { speed: 0, ...query.settings } }), 'media-carousel', options);

describeWidget({
  name: 'media-carousel',
  page: carouselPage(MEDIA, { settings: { speed: 0 } }),
  host: '.elementor-widget-media-carousel',
  settings: {
    change: { slides_per_view: '2' },
    async shows(page) {
      await showsSlides(page, 1, 2);
      await expect.poll(() => reachable(page)).toBe(2);
    },
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('#before');
    await page.keyboard.press('Tab');
    // The first stop is the first bullet: these pictures are no links.
    await page.keyboard.press('ArrowRight');
    await showsSlides(page, 2, 3, 4);
    await page.focus(NEXT);
    await page.keyboard.press(' ');
    await showsSlides(page, 3, 4, 5);
  },
});

test('the carousel moves by a slide and the space between two, in an older slider’s class names', async () => {
  const page = await open();
  expect(await page.getAttribute('.elementor-main-swiper', 'class')).toBe(
    'elementor-main-swiper swiper-container swiper-container-horizontal swiper-container-initialized',
  );
  const lefts = (): Promise<number[]> =>
    page.$$eval('.swiper-slide', (all) => all.slice(0, 3).map((slide) => slide.getBoundingClientRect().left));
  const [first, second, third] = await lefts();
  const width = await page.$eval('.swiper-wrapper', (row) => row.clientWidth);
  expect(second! - first!).toBeCloseTo((width + 10) / 3, 0);
  await page.click(NEXT);
  await expect.poll(async () => Math.round((await lefts())[2]! - second!)).toBe(0);
  expect(third! - second!).toBeCloseTo((width + 10) / 3, 0);
  expect(await page.getAttribute(NEXT, 'role')).toBe('button');
  expect(await page.getAttribute(NEXT, 'aria-label')).toBe('Next slide');
});

test('the carousel never has more columns than slides, which then fill the row', async () => {
  const page = await openPage(carouselPage(MEDIA, { count: 2 }));
  await mounted(page, 'media-carousel');
  await showsSlides(page, 1, 2);
  const missing = (): Promise<number> =>
    page.$eval('.swiper-wrapper', (row) => {
      const { width } = row.querySelector('.swiper-slide')!.getBoundingClientRect();
      return (row.getBoundingClientRect().width - 10) / 2 - width;
    });
  await expect.poll(missing).toBeCloseTo(0, 0);
  expect(await page.locator(`${NEXT}:visible, .swiper-pagination-bullet`).count()).toBe(0);
});

test('a switch that the page does not print is off', async () => {
  const page = await open(MEDIA, { raw: '{"slides_per_view":"4","speed":0}' });
  expect(await page.locator('.swiper-pagination-bullet').count()).toBe(0);
  await page.click(NEXT);
  await showsSlides(page, 2, 3, 4, 5);
  await expect.poll(() => page.getAttribute(NEXT, 'aria-disabled')).toBe('true');
});

test.each(['{"slides_per_view":-3,"space_between":"wide","pagination":["x"],"skin":4}', 'not json', ''])(
  'the carousel works with broken settings: %s',
  async (raw) => {
    const page = await open(MEDIA, { raw });
    await page.click(NEXT);
    await showsSlides(page, 2, 3, 4);
  },
);

test('the chosen slide of a centred carousel stands in the middle', async () => {
  const page = await open(MEDIA, { settings: { centered_slides: 'yes' } });
  await showsSlides(page, 5, 1, 2);
  await page.click(NEXT);
  await showsSlides(page, 1, 2, 3);
});

test('a coverflow turns what is beside the middle, and has a bar that grows', async () => {
  const page = await open(COVERFLOW);
  const turn = (at: number): Promise<number> =>
    page.$eval(
      `.swiper-slide:nth-child(${at})`,
      (slide) => Number(/rotateY\((-?[\d.]+)deg/.exec((slide as HTMLElement).style.transform)?.[1]) || 0,
    );
  // Three are in view, of which the second one is in front.
  await expect.poll(() => Promise.all([turn(1), turn(2), turn(3)])).toEqual([50, 0, -50]);
  const darkness = (at: number) =>
    page.$$eval(`.swiper-slide:nth-child(${at}) > [class*=swiper-slide-shadow]`, (all) =>
      all.map((one) => `${one.className.split('-').at(-1)} ${getComputedStyle(one).opacity}`),
    );
  await expect.poll(() => darkness(1)).toEqual(['left 1', 'right 0']);
  await expect.poll(() => darkness(2)).toEqual(['left 0', 'right 0']);
  await expect.poll(() => darkness(3)).toEqual(['left 0', 'right 1']);
  const bar = (): Promise<number> =>
    page.$eval('.swiper-pagination-progressbar > * > .swiper-pagination-progressbar-fill', (fill) =>
      Number(/scaleX\(([\d.]+)\)/.exec((fill as HTMLElement).style.transform)?.[1]),
    );
  await expect.poll(bar).toBeCloseTo(1 / 6);
  await page.click(NEXT);
  await showsSlides(page, 2, 3, 4);
  await expect.poll(() => turn(3)).toBe(0);
  await expect.poll(bar).toBeCloseTo(2 / 6);
});

test('a press on a slide moves to it, as in Elementor; one on a link in it does not', async () => {
  const page = await open(COVERFLOW);
  await showsSlides(page, 1, 2, 3);
  await page
    .locator('.swiper-slide')
    .nth(1)
    .click({ position: { x: 20, y: 20 } });
  await showsSlides(page, 2, 3, 4);
  await page
    .locator('.swiper-slide')
    .nth(2)
    .evaluate((slide) => {
      slide.innerHTML = '<a href="#here" style="display:block;height:100%">Here</a>';
    });
  await page.click('[href="#here"]');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#here');
  await showsSlides(page, 2, 3, 4);
});

test('a cube turns by a quarter a slide; its sides lie upon one another, and it may show beside its row', async () => {
  const page = await open(MEDIA, { settings: { effect: 'cube' } });
  const sides = () =>
    page.$$eval('.swiper-slide', (slides) =>
      slides.map((slide) => {
        const { style } = slide as HTMLElement;
        const turn = Number(/rotateY\((-?[\d.]+)deg/.exec(style.transform)?.[1]);
        return `${((turn % 360) + 360) % 360} ${style.visibility} ${style.pointerEvents}`;
      }),
    );
  await expect.poll(async () => (await sides()).slice(0, 2)).toEqual(['0 visible auto', '90 hidden none']);
  expect(await page.$eval('.storefront-carousel-row', (row) => getComputedStyle(row).overflow)).toBe('visible');
  await page.click(NEXT);
  await expect.poll(sides).toEqual(expect.arrayContaining(['270 hidden none', '0 visible auto', '90 hidden none']));
  await showsSlides(page, 2);
  const left = (at: number) =>
    page.$eval(`.swiper-slide:nth-child(${at})`, (slide) => Math.round(slide.getBoundingClientRect().left));
  const row = await page.$eval('.storefront-carousel-row', (found) => Math.round(found.getBoundingClientRect().left));
  await expect.poll(() => left(2)).toBe(row);
  expect(await page.locator('.swiper-cube-shadow').count()).toBe(1);
});

test.each(['fade', 'cube'])('one slide is in view with the effect %s, however many columns are set', async (effect) => {
  const page = await open(MEDIA, {
    settings: { effect, slides_per_view: '3', space_between: { unit: 'px', size: 30 } },
  });
  await showsSlides(page, 1);
  const missing = (): Promise<number> =>
    page.$eval(
      '.swiper-slide',
      (slide) => slide.parentElement!.clientWidth - Math.round(slide.getBoundingClientRect().width),
    );
  await expect.poll(missing).toBe(0);
});

describe('a slideshow', () => {
  test('a press on a small picture shows its slide and marks it; the small pictures follow the slides', async () => {
    const page = await open(SLIDESHOW);
    const thumb = (at: number) => page.locator(`${THUMBS} .swiper-slide >> nth=${at - 1}`);
    await thumb(3).click();
    await showsSlides(page, 3);
    await expect
      .poll(() => page.locator(`${THUMBS} .swiper-slide-active`).getAttribute('aria-label'))
      .toBe('Go to slide 3');
    expect(await page.locator(`${THUMBS} [aria-current=true]`).count()).toBe(1);
    for (let press = 0; press < 3; press += 1) await page.click(NEXT);
    await showsSlides(page, 6);
    // The small pictures follow: at first there are others than the sixth.
    await expect.poll(() => thumb(6).getAttribute('inert')).toBeNull();
    expect(await page.$$eval(`${THUMBS} .swiper-slide:not([inert])`, (all) => all.length)).toBe(4);
    await thumb(5).focus();
    await page.keyboard.press('Enter');
    await showsSlides(page, 5);
  });

  test('the small pictures of a slideshow that fades can be swiped', async () => {
    const page = await open(SLIDESHOW);
    expect(await page.locator('.elementor-main-swiper.swiper-container-fade').count()).toBe(1);
    const box = (await page.locator(THUMBS).boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.9, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 22, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => page.getAttribute(`${THUMBS} .swiper-slide:last-child`, 'inert')).toBeNull();
    await showsSlides(page, 1);
  });

  test('the small picture of the slide is in the middle of its row in a centred slideshow', async () => {
    const page = await open(SLIDESHOW, { count: 4, settings: { centered_slides: 'yes' } });
    const aside = (): Promise<number> =>
      page.$eval(THUMBS, (row) => {
        const [all, chosen] = [row, row.querySelector('[aria-current]')!].map((one) => one.getBoundingClientRect());
        return Math.abs(Math.round(all!.left + all!.width / 2 - chosen!.left - chosen!.width / 2));
      });
    await expect.poll(aside).toBe(0);
    await page.click(NEXT);
    await expect.poll(() => page.locator(`${THUMBS} [aria-current]`).getAttribute('aria-label')).toBe('Go to slide 2');
    await expect.poll(aside).toBe(0);
  });

  test('as many small pictures as columns stand still', async () => {
    const page = await open(SLIDESHOW, { count: 4 });
    await page.click(`${THUMBS} .swiper-slide:nth-child(4)`);
    await showsSlides(page, 4);
    expect(await page.locator(`${THUMBS} .storefront-carousel-moves`).count()).toBe(0);
    expectNoProblems(page);
  });
});

test('testimonials have one column on tablets where only the desktop has a number of columns', async () => {
  const page = await open(QUOTES);
  await showsSlides(page, 1, 2);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(() => reachable(page)).toBe(1);
});

test('reviews say where they are as a fraction', async () => {
  const page = await open(REVIEWS);
  const paging = page.locator('.swiper-pagination.swiper-pagination-fraction');
  await expect.poll(() => paging.textContent()).toBe('1 / 3');
  await page.click('.elementor-swiper-button-prev');
  await showsSlides(page, 3);
  await expect.poll(() => paging.textContent()).toBe('3 / 3');
});

test('what the visitor does ends autoplay for good only where the page says so', async () => {
  const settings = { autoplay: 'yes', autoplay_speed: 300, speed: 0 };
  const page = await open(MEDIA, { settings });
  await page.click(NEXT);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // The bullet changes at once, and the row follows.
  const first = await currentBullet(page);
  await expect.poll(() => currentBullet(page)).not.toBe(first);
  expect(await page.locator('.storefront-play-button[aria-label=Pause]').count()).toBe(1);
  await page.$eval('.elementor-widget-media-carousel', (host) => {
    const printed = JSON.parse(host.getAttribute('data-settings')!);
    host.setAttribute(
      'data-settings',
      JSON.stringify({ ...printed, slides_per_view: '2', pause_on_interaction: 'yes' }),
    );
  });
  // The columns tell that the settings have arrived.
  await expect.poll(() => reachable(page)).toBe(2);
  await page.click(NEXT);
  await page.locator('.storefront-play-button[aria-label=Play]').waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stopped = await currentBullet(page);
  await timersRun(page, 700);
  expect(await currentBullet(page)).toBe(stopped);
});

test.each(['first', 'delayed'] as const)(
  'a press moves each carousel once beside Elementor’s own script; our tag: %s',
  async (order) => {
    for (const id of [MEDIA, QUOTES, REVIEWS]) {
      const page = await openBesideLegacy(carouselPage(id, { settings: { speed: 0 } }), order, ['media-carousel']);
      await page.waitForSelector('.storefront-carousel-moves');
      await page.click(NEXT);
      await expect.poll(async () => (await slidesInView(page))[0]).toBe(2);
      expect((await legacyEffects(page)).filter((effect) => /carousel|reviews/.test(effect))).toEqual([]);
    }
  },
);

test('thumbnails and a single slide have their widths before the carousel starts', async () => {
  const row = (classes: string, slides: number): string =>
    `<div class="${classes} swiper"><div class="swiper-wrapper">${'<div class="swiper-slide">Slide</div>'.repeat(slides)}</div></div>`;
  const carousel = (settings: { skin?: string; [name: string]: unknown }, inside: string): string =>
    `<div class="elementor-widget elementor-skin-${settings.skin ?? 'carousel'}" data-widget_type="media-carousel.default" data-settings='${JSON.stringify({ space_between: { unit: 'px', size: 10 }, ...settings })}'>${inside}</div>`;
  let release = (): void => {};
  const page = await openStage({
    html: `<div style="width:830px">${carousel({ skin: 'slideshow', slideshow_slides_per_view: '4' }, row('elementor-main-swiper', 6) + row('elementor-main-swiper elementor-thumbnails-swiper', 6))}${carousel({ slides_per_view: '2' }, row('elementor-main-swiper', 1))}</div>`,
    before: async (opening) => {
      release = await holdChunk(opening, 'media-carousel');
    },
  });
  const widths = (): Promise<number[]> =>
    page.$$eval('.swiper-slide:first-child', (all) => all.map((one) => one.getBoundingClientRect().width));
  await page.waitForSelector('[data-widget~=media-carousel]');
  expect(await widths()).toEqual([830, 200, 830]);
  release();
  await page.waitForSelector('.swiper-initialized');
  expect(await widths()).toEqual([830, 200, 830]);
});
