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
import { framesAsked } from '../support/frames';
import {
  allMounted,
  expectNoProblems,
  holdRequests,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  started,
  timersRun,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const IMAGES = 'ca00002';
const LAZY = 'ca00003';
const NESTED = 'ca00009';
const LOOP = 'ca00010';
const NEXT = '.elementor-swiper-button-next';
const PREVIOUS = '.elementor-swiper-button-prev';
const PLAYS = { autoplay: 'yes', autoplay_speed: 300, speed: 0, pause_on_hover: 'yes', pause_on_interaction: 'yes' };

const open = (query: DemoQuery = {}, options?: PageOptions, id = IMAGES): Promise<WatchedPage> =>
  openMoving(carouselPage(id, query), 'image-carousel', options);

interface Swiper {
  activeIndex: number;
  realIndex: number;
  slides: Element[];
  params: { slidesPerView: number };
  autoplay: { running: boolean; start(): void; stop(): void };
  on(type: string, listener: () => void): void;
  slideNext(): void;
  slideTo(index: number): void;
  slideToLoop(index: number): void;
  destroy(): void;
}

type WithSwiper = { swiper: Swiper };

describeWidget({
  name: 'image-carousel',
  page: carouselPage(IMAGES, { settings: { speed: 0 } }),
  host: '.elementor-widget-image-carousel',
  settings: {
    change: { slides_to_show: '2' },
    async shows(page) {
      await showsSlides(page, 1, 2);
      await expect.poll(() => reachable(page)).toBe(2);
    },
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('#before');
    for (let at = 1; at <= 3; at += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#image-3');
    await page.keyboard.press('ArrowRight');
    await showsSlides(page, 2, 3, 4);
    await page.focus(NEXT);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await showsSlides(page, 4, 5, 6);
    await page.focus('.swiper-pagination-bullet >> nth=1');
    await page.keyboard.press('Enter');
    await showsSlides(page, 2, 3, 4);
  },
});

test('the carousel has the markup that style sheets and add-ons know', async () => {
  const page = await open({ settings: { speed: 0 } });
  const root = page.locator('.elementor-image-carousel-wrapper');
  expect(await root.getAttribute('class')).toBe(
    'elementor-image-carousel-wrapper swiper swiper-horizontal swiper-initialized',
  );
  expect(await root.getAttribute('aria-label')).toBe('Image Carousel');
  await page.$eval('[data-widget~=image-carousel]', (host) => {
    const { storefrontWidgetsConfig: config } = window as { storefrontWidgetsConfig?: object };
    const settings = { '[data-widget~=image-carousel]': { label: 'Our mugs' } };
    Object.assign(window, { storefrontWidgetsConfig: { ...config, settings } });
    // Settings are read again where an attribute changes.
    host.setAttribute('data-settings', `${host.getAttribute('data-settings')} `);
  });
  await expect.poll(() => root.getAttribute('aria-label')).toBe('Our mugs');
  expect(await page.locator('.e-widget-swiper').count()).toBe(1);
  expect(await page.getAttribute(NEXT, 'aria-label')).toBe('Next slide');
  expect(await page.getAttribute(NEXT, 'aria-controls')).toBe(await page.getAttribute('.swiper-wrapper', 'id'));
  const bullets = page.locator('.swiper-pagination.swiper-pagination-bullets [role=button][tabindex="0"]');
  expect(await bullets.count()).toBe(6);
  expect(await bullets.nth(4).getAttribute('aria-label')).toBe('Go to slide 5');
  await bullets.nth(4).click();
  // The carousel goes round: the first slide follows the last one.
  await showsSlides(page, 5, 6, 1);
  await expect.poll(() => currentBullet(page)).toBe('Go to slide 5');
  await expect.poll(() => page.locator('.swiper-slide-active').getAttribute('aria-label')).toBe('5 of 6');
  await expect.poll(() => page.locator('.swiper-slide[inert]').count()).toBe(3);
  expect(await page.getAttribute('.swiper-wrapper', 'id')).toBe(await page.getAttribute(PREVIOUS, 'aria-controls'));
  expect(await page.getAttribute('.swiper-wrapper', 'aria-live')).toBe('polite');
});

test('slides in a grid, with content wider than the window, keep to the width of the carousel', async () => {
  const page = await open(
    {},
    {
      viewport: { width: 700, height: 800 },
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const style = document.createElement('style');
            // As Elementor lays a loop's grid out, and as add-ons set the space before Swiper starts.
            style.textContent = `.grid.elementor-grid { display: grid; grid-template-columns: repeat(2, 1fr); grid-column-gap: 30px }
              .grid.elementor-grid .swiper-slide { margin-right: 12px } .grid .demo-card::after { content: ''; display: block; width: 1400px; height: 1px }`;
            document.head.append(style);
            document.querySelector('.swiper-wrapper')?.parentElement?.classList.add('grid', 'elementor-grid');
          });
        }),
    },
    LOOP,
  );
  await page.waitForSelector('.storefront-carousel-moves');
  const { root, row, pitch, slide } = await page.evaluate(() => {
    const rectOf = (one: Element | null | undefined): DOMRect => one!.getBoundingClientRect();
    const all = document.querySelector('.swiper-wrapper');
    const slides = all?.querySelectorAll('.swiper-slide');
    return {
      root: rectOf(all?.parentElement).width,
      row: rectOf(all).width,
      slide: rectOf(slides?.[0]).width,
      pitch: rectOf(slides?.[1]).x - rectOf(slides?.[0]).x,
    };
  });
  expect(row).toBeCloseTo(root, 0);
  expect(pitch - slide).toBeCloseTo(12, 0);
  expectNoProblems(page);
});

test('the carousel steps by its group and stops at the end where it does not go round', async () => {
  const page = await open({ settings: { speed: 0, infinite: 'no', slides_to_scroll: '2' } });
  expect(await page.getAttribute(PREVIOUS, 'aria-disabled')).toBe('true');
  await page.click(NEXT);
  await showsSlides(page, 3, 4, 5);
  await page.click(NEXT);
  await showsSlides(page, 4, 5, 6);
  await expect.poll(() => page.getAttribute(NEXT, 'class')).toContain('swiper-button-disabled');
});

test('a move of the carousel arrives although the row gets another width on its way', async () => {
  const page = await open({ settings: { speed: 3000 } });
  await page.click(NEXT);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => slidesInView(page)).toEqual([2, 3, 4]);
});

test('the carousel has the columns of each device, from one pixel above the device’s width on', async () => {
  const page = await open({ settings: { speed: 0, slides_to_show: '4' } });
  await showsSlides(page, 1, 2, 3, 4);
  for (const [width, columns] of [
    [1024, 2],
    [1025, 4],
    [767, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => reachable(page), { message: `${width}` }).toBe(columns);
  }
});

test('a carousel with one column on the desktop has one on tablets, too, with any group', async () => {
  const page = await open({ settings: { speed: 0, slides_to_show: '1', slides_to_scroll: '3' } });
  await page.click(NEXT);
  await showsSlides(page, 2);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.waitForFunction(() => window.innerWidth === 900);
  // The row is measured in these frames.
  await framesAsked(page);
  await expect.poll(() => reachable(page)).toBe(1);
});

test.each([1, 3])('%i slides in three columns do not move, and have no arrows and no dots', async (count) => {
  const page = await openPage(carouselPage(IMAGES, { count }));
  await mounted(page, 'image-carousel');
  await allMounted(page);
  expect(await page.locator(`${NEXT}:visible, ${PREVIOUS}:visible`).count()).toBe(0);
  expect(await page.locator('.swiper-pagination-bullet, .swiper-initialized, [inert]').count()).toBe(0);
});

test.each(['{"slides_to_show":"many","speed":[],"navigation":7}', '{"slides_to_show":', '[]', ''])(
  'the carousel works with broken settings: %s',
  async (raw) => {
    const page = await open({ raw });
    await page.click(NEXT);
    await showsSlides(page, 2, 3, 4);
    await expect.poll(() => reachable(page)).toBe(3);
  },
);

test('the slides fade one into the other', async () => {
  const page = await open({ settings: { slides_to_show: '1', effect: 'fade', speed: 200 } });
  await page.click(NEXT);
  await showsSlides(page, 2);
  expect(await page.locator('.swiper-fade').count()).toBe(1);
  await expect
    .poll(() => page.$$eval('.swiper-slide', (all) => all.map((slide) => getComputedStyle(slide).opacity).join('')))
    .toBe('010000');
});

test('the carousel shows arrows or dots as the page says', async () => {
  const page = await open({ settings: { navigation: 'dots' } });
  expect(await page.locator(`${NEXT}:visible`).count()).toBe(0);
  expect(await page.locator('.swiper-pagination-bullet').count()).toBe(6);
  await page.$eval('.elementor-widget-image-carousel', (host) => {
    host.setAttribute('data-settings', '{"navigation":"arrows","autoplay":"no"}');
  });
  await page.locator(NEXT).waitFor();
  await expect.poll(() => page.locator('.swiper-pagination-bullet').count()).toBe(0);
});

test('the carousel is mirrored from right to left', async () => {
  const page = await open({ settings: { speed: 0, direction: 'rtl' } });
  expect(await page.getAttribute('.swiper', 'dir')).toBe('rtl');
  await showsSlides(page, 3, 2, 1);
  expect(await page.$eval('.swiper', (root) => root.classList.contains('swiper-rtl'))).toBe(true);
  await page.focus(NEXT);
  await page.keyboard.press('ArrowLeft');
  await showsSlides(page, 4, 3, 2);
});

describe('the autoplay of a carousel', () => {
  test('autoplay goes on quietly until an arrow stops it for good, and its button starts it again', async () => {
    const page = await open({ settings: PLAYS });
    await page.mouse.move(0, 0);
    const live = (): Promise<string | null> => page.getAttribute('.swiper-wrapper', 'aria-live');
    await expect.poll(live).toBe('off');
    await expect.poll(() => slidesInView(page)).not.toEqual([1, 2, 3]);
    await page.click(NEXT);
    await page.mouse.move(0, 0);
    await expect.poll(live).toBe('polite');
    const said = await page.waitForFunction(
      () => /^(\d) of 6$/.exec(document.querySelector('.storefront-widgets-announcer')?.textContent ?? '')?.[1],
    );
    const number = Number(await said.jsonValue());
    await expect.poll(async () => (await slidesInView(page))[0]).toBe(number);
    const stopped = await slidesInView(page);
    await timersRun(page, 700);
    expect(await slidesInView(page)).toEqual(stopped);
    await page.click('.storefront-play-button[aria-label=Play]');
    await page.mouse.move(0, 0);
    await expect.poll(() => slidesInView(page)).not.toEqual(stopped);
  });

  test('autoplay rests under the pointer only where the page says so', async () => {
    const page = await open({ settings: PLAYS });
    await page.hover('.swiper-wrapper');
    // The last step is drawn in one of these frames.
    await framesAsked(page);
    const held = await slidesInView(page);
    await timersRun(page, 700);
    expect(await slidesInView(page)).toEqual(held);
    await page.$eval('.elementor-widget-image-carousel', (host) => {
      const { pause_on_hover: _, ...settings } = JSON.parse(host.getAttribute('data-settings')!);
      host.setAttribute('data-settings', JSON.stringify(settings));
    });
    await expect.poll(() => slidesInView(page)).not.toEqual(held);
  });

  test('autoplay does not run and has no button under reduced motion', async () => {
    const page = await open({ settings: PLAYS }, { reducedMotion: true });
    await timersRun(page, 700);
    await showsSlides(page, 1, 2, 3);
    expect(await page.locator('.storefront-play').count()).toBe(0);
    await page.click(NEXT);
    await showsSlides(page, 2, 3, 4);
  });
});

test('the carousel fetches the pictures in view and one more on each side', async () => {
  const page = await open({ count: 8, settings: { autoplay: 'no', speed: 0 } }, {}, LAZY);
  const fetched = (): Promise<number[]> =>
    page.$$eval('img.swiper-lazy', (all) => all.flatMap((image, at) => (image.hasAttribute('src') ? at + 1 : [])));
  await expect.poll(fetched).toEqual([1, 2, 3, 8]);
  await expect.poll(() => page.locator('.swiper-lazy-loaded').count()).toBe(4);
  await page.locator('.swiper-slide:first-child .swiper-lazy-preloader').waitFor({ state: 'hidden' });
  await page.click(NEXT);
  await expect.poll(fetched).toEqual([1, 2, 3, 4, 8]);
});

test('carousels of containers have arrows beside the slides, and show a part of what comes', async () => {
  const page = await open({ settings: { speed: 0 } }, {}, NESTED);
  expect(await page.locator('[data-widget~=image-carousel] .e-n-carousel.swiper-initialized').count()).toBe(1);
  await showsSlides(page, 1, 2);
  const third = await page.locator('.swiper-slide >> nth=2').boundingBox();
  const root = await page.locator('.swiper').boundingBox();
  expect(root!.x + root!.width - third!.x).toBeCloseTo(60 - 16, 0);
  await page.click(NEXT);
  await showsSlides(page, 2, 3);
});

test('carousels of items have a bullet for each group', async () => {
  const page = await open({ settings: { speed: 0 } }, {}, LOOP);
  expect(await page.locator('.swiper-pagination-bullet').count()).toBe(4);
  await page.click(NEXT);
  await showsSlides(page, 3, 4, 5, 6);
  await expect.poll(() => currentBullet(page)).toBe('Go to slide 3');
});

test('slides may be as wide as what is in them', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const widths = [300, 500, 200, 600, 400];
    const items = widths.map(
      (width, at) =>
        `<div class="swiper-slide"><a href="#${at}" style="display:block;width:${width}px">Slide ${at + 1}</a></div>`,
    );
    stage.innerHTML = `<div style="width:1000px" data-widget="image-carousel" data-settings='{"variable_width":true,"autoplay":false,"infinite":false,"speed":0}'><div class="swiper-wrapper">${items.join('')}</div></div>`;
  });
  await page.waitForSelector('.storefront-carousel-moves');
  await showsSlides(page, 1, 2, 3);
  await page.click('button[aria-label="Next slide"]');
  await page.click('button[aria-label="Next slide"]');
  const left = (): Promise<number> =>
    page.$eval('.swiper-wrapper', (row) =>
      Math.round(row.children[2]!.getBoundingClientRect().left - row.getBoundingClientRect().left),
    );
  await expect.poll(left).toBe(0);
  await page.click('button[aria-label="Next slide"]');
  // The last slide ends where the row does.
  await expect.poll(left).toBe(-200);
  await expect.poll(() => page.locator('.swiper-slide:not([inert])').count()).toBe(2);
});

test('the carousel’s swiper object gives add-ons what they ask of it', async () => {
  const page = await open({ settings: { ...PLAYS, autoplay_speed: 60_000 } });
  await expect
    .poll(() => page.$eval('.swiper', (root) => (root as unknown as WithSwiper).swiper.autoplay.running))
    .toBe(true);
  const seen = await page.$eval('.swiper', async (root) => {
    const { swiper } = root as unknown as WithSwiper;
    const heard: string[] = [];
    for (const type of ['slideChange', 'slideChangeTransitionEnd', 'autoplayStop', 'destroy']) {
      swiper.on(type, () => heard.push(`${type} ${swiper.activeIndex}`));
    }
    swiper.slideNext();
    swiper.slideToLoop(4);
    swiper.slideTo(99);
    const { activeIndex, realIndex, slides, params, autoplay } = swiper;
    const wasRunning = autoplay.running;
    const stopped = new Promise<void>((done) => swiper.on('autoplayStop', done));
    autoplay.stop();
    await stopped;
    return [heard, activeIndex, realIndex, slides.length, params.slidesPerView, wasRunning, autoplay.running];
  });
  expect(seen).toEqual([
    [...[1, 4, 5].flatMap((index) => [`slideChange ${index}`, `slideChangeTransitionEnd ${index}`]), 'autoplayStop 5'],
    ...[5, 5, 6, 3, true, false],
  ]);
  await page.$eval('.swiper', (root) => (root as unknown as WithSwiper).swiper.destroy());
  await expect
    .poll(() => page.locator('.swiper-initialized, .swiper-slide[inert], .swiper-pagination-bullet').count())
    .toBe(0);
});

test('the page does not shift when the carousel starts', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage(carouselPage(IMAGES), { viewport, before: watchShifts });
    await page.waitForSelector('.storefront-carousel-moves');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }
});

test('the carousel’s bullets stand where a style sheet for Swiper places them, before the row can be swiped, too', async () => {
  let release = (): void => {};
  const page = await openPage(carouselPage(IMAGES), {
    before: async (opening) => {
      release = await holdRequests(opening, /\/engine-[\w-]{7}\.js/);
    },
  });
  await page.addStyleTag({ content: '.swiper-horizontal > .swiper-pagination { position: absolute; bottom: 17px }' });
  const top = (): Promise<number> => page.$eval('.swiper-pagination', (dots) => dots.getBoundingClientRect().top);
  await page.waitForSelector('.swiper-pagination-bullet');
  expect(await page.locator('.swiper-initialized').count()).toBe(0);
  const before = await top();
  release();
  await page.waitForSelector('.swiper-initialized');
  expect(await top()).toBe(before);
});

test('the carousel has its size when it comes out of a closed tab', async () => {
  const page = await openPage(carouselPage(IMAGES, { settings: { speed: 0 } }), {
    before: (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const section = document.querySelector('.elementor-section') as HTMLElement;
          section.style.cssText = 'height:0;overflow:hidden;visibility:hidden';
          for (const child of section.children) (child as HTMLElement).style.display = 'none';
        });
      }),
  });
  await started(page);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { mount(root: Element): void } };
    api.mount(document.querySelector('.elementor-widget-image-carousel')!);
  });
  await page.$eval('.elementor-section', (section) => {
    section.removeAttribute('style');
    for (const child of section.children) child.removeAttribute('style');
  });
  await page.waitForSelector('.storefront-carousel-moves');
  await page.click(NEXT);
  await showsSlides(page, 2, 3, 4);
});

test('a carousel on bare markup makes its arrows and dots', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const items = [1, 2, 3].map((at) => `<li class="swiper-slide"><a href="#${at}">Slide ${at}</a></li>`).join('');
    stage.innerHTML = `<div data-widget="image-carousel" data-settings='{"slides_to_show":2,"autoplay":false,"speed":0}'><ul class="swiper-wrapper">${items}</ul></div>`;
  });
  await page.waitForSelector('.storefront-carousel-moves');
  await page.click('button[aria-label="Next slide"]');
  await showsSlides(page, 2, 3);
  await page.click('button[aria-label="Go to slide 1"]');
  await showsSlides(page, 1, 2);
  expectNoProblems(page);
});

test('a carousel inside a slide moves alone', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const row = (name: string, inner: (at: number) => string): string =>
      `<div data-widget="image-carousel" id="${name}" data-settings='{"slides_to_show":1,"autoplay":false,"speed":0}'><div class="swiper-wrapper">${[1, 2, 3].map((at) => `<div class="swiper-slide">${inner(at)}</div>`).join('')}</div></div>`;
    stage.innerHTML = row('outer', (at) =>
      at === 1 ? row('inner', (n) => `<a href="#${n}">Inner ${n}</a>`) : `Outer ${at}`,
    );
  });
  await page.waitForSelector('#inner > .storefront-carousel-moves');
  await page.waitForSelector('#outer > .storefront-carousel-moves');
  await page.focus('#inner a');
  await page.keyboard.press('ArrowRight');
  const current = (id: string): Promise<number[]> => slidesInView(page, `#${id} > .swiper-wrapper`);
  await expect.poll(() => current('inner')).toEqual([2]);
  expect(await current('outer')).toEqual([1]);
});

test.each(['first', 'last', 'delayed'] as const)(
  'each arrow of the carousel steps once beside Elementor’s own script, our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(carouselPage(IMAGES, { settings: { speed: 0 } }), order, ['image-carousel']);
    await page.waitForSelector('.storefront-carousel-moves');
    await page.click(NEXT);
    await showsSlides(page, 2, 3, 4);
    expect((await legacyEffects(page)).filter((effect) => /carousel/.test(effect))).toEqual([]);
  },
);

test.each([NESTED, LOOP])(
  'carousels of containers and items are the widget’s alone beside Elementor’s own script: %s',
  async (id) => {
    const page = await openBesideLegacy(carouselPage(id, { settings: { speed: 0 } }), 'first', ['image-carousel']);
    await page.waitForSelector('.storefront-carousel-moves');
    await page.click(NEXT);
    await expect.poll(async () => (await slidesInView(page))[0]).toBeGreaterThan(1);
    expect((await legacyEffects(page)).filter((effect) => /carousel/.test(effect))).toEqual([]);
  },
);

test('a carousel of several columns does not fade', async () => {
  const page = await open({ settings: { effect: 'fade', speed: 0 } });
  await page.click(NEXT);
  await showsSlides(page, 2, 3, 4);
  expect(await page.locator('.swiper-fade').count()).toBe(0);
});

test('nested carousels have their space before they start, and a single slide has all of the width', async () => {
  const carousel = (id: string, slides: number): string =>
    `<div class="elementor-widget" id="${id}" style="--e-n-carousel-swiper-slides-gap:30px" data-widget_type="nested-carousel.default" data-settings='{"slides_to_show":"2","image_spacing_custom":{"unit":"px","size":30}}'><div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide">Slide</div>'.repeat(slides)}</div></div></div>`;
  let release = (): void => {};
  const page = await openStage({
    html: `<style>.swiper-slide{width:100%;flex-shrink:0}</style><div style="width:830px">${carousel('many', 4)}${carousel('one', 1)}</div>`,
    before: async (opening) => {
      release = await holdChunk(opening, 'image-carousel');
    },
  });
  const widths = (): Promise<number[]> =>
    page.$$eval('.swiper-slide:first-child', (all) => all.map((one) => one.getBoundingClientRect().width));
  await page.waitForSelector('#one[data-widget]');
  expect(await widths()).toEqual([400, 830]);
  release();
  await allMounted(page);
  await page.waitForSelector('#many .swiper-initialized');
  expect(await widths()).toEqual([400, 830]);
  expect(await page.locator('#one .swiper-initialized').count()).toBe(0);
});
