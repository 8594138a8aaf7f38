import { expect, test } from 'vitest';
import { slidesInView } from '../support/carousels';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The pages come without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];
const NEXT = '.elementor-swiper-button-next';

const open = async (path: string, ...widgets: string[]): Promise<WatchedPage> => {
  const page = await openPage(path, { viewport: { width: 1280, height: 800 } });
  for (const widget of widgets) await mounted(page, widget);
  return page;
};

/** A widget of the page, in the middle of the window, where it moves. */
async function moving(page: WatchedPage, id: string): Promise<string> {
  const widget = `.elementor-element-${id}`;
  await page.locator(widget).scrollIntoViewIfNeeded();
  // Without the style sheets pictures in backgrounds have no height.
  await page.waitForSelector(`${widget} .storefront-carousel-moves`, { state: 'attached' });
  return widget;
}

const inView = (page: WatchedPage, widget: string): Promise<number[]> =>
  slidesInView(page, `${widget} .swiper-wrapper >> nth=0`);

const next = (page: WatchedPage, widget: string, arrow = NEXT): Promise<unknown> =>
  page.$eval(`${widget} ${arrow}`, (one) => (one as HTMLElement).click());

test('the carousels of the real page move as before', async () => {
  const page = await open('/builder/carousels.html');
  await expect.poll(() => page.locator('[data-widget~=media-carousel]').count()).toBe(4);

  const slides = await moving(page, '3aa8015');
  const active = page.locator(`${slides} .swiper-slide-active`);
  await expect.poll(() => active.locator('.swiper-slide-contents.animated.fadeInUp').count()).toBe(1);
  await expect
    .poll(() => page.locator(`${slides} .elementor-slides-wrapper.swiper-container-initialized`).count())
    .toBe(1);
  await expect.poll(() => page.getAttribute(`${slides} ${NEXT}`, 'aria-label')).toBe('Next slide');
  await expect.poll(() => page.locator(`${slides} .swiper-pagination-bullet`).count()).toBe(3);
  await next(page, slides);
  await expect.poll(() => inView(page, slides)).toEqual([2]);
  await expect.poll(() => page.locator(`${slides} .swiper-slide-duplicate`).count()).toBe(0);

  const media = await moving(page, 'ed22b8b');
  const row = await page.$eval(`${media} .swiper-wrapper`, (one) => one.clientWidth);
  const [first, second] = await page.$$eval(`${media} .swiper-slide`, (all) =>
    all.slice(0, 2).map((slide) => slide.getBoundingClientRect()),
  );
  expect(first!.width).toBeCloseTo((row - 20) / 3, 0);
  expect(second!.left - first!.right).toBeCloseTo(10, 0);

  const show = await moving(page, '57a4a58');
  await expect.poll(() => page.locator(`${show} .elementor-thumbnails-swiper [role=button]`).count()).toBe(4);
  await page.$eval(`${show} .elementor-thumbnails-swiper .swiper-slide:nth-child(3)`, (one) =>
    (one as HTMLElement).click(),
  );
  await expect.poll(() => inView(page, show)).toEqual([3]);

  const quotes = await moving(page, '5caeff1');
  await next(page, quotes);
  await expect.poll(async () => (await inView(page, quotes)).length).toBe(2);
  const reviews = await moving(page, '2399f3b');
  await next(page, reviews);
  await expect.poll(() => page.textContent(`${reviews} .swiper-pagination-fraction`)).toMatch(/^2 \/ \d$/);
  expectNoProblems(page, MISSING);
});

test('ElementsKit’s carousels of the real page move and fetch their lazy pictures', async () => {
  const page = await open('/builder/ekit-carousels.html', 'elementskit-carousel');
  const logos = await moving(page, 'bcf645f');
  await expect.poll(async () => (await inView(page, logos)).length).toBe(3);
  await expect.poll(() => page.getAttribute(`${logos} .swiper-wrapper`, 'aria-live')).toBe('off');
  await next(page, logos, '.swiper-button-next');
  await expect.poll(() => page.getAttribute(`${logos} .swiper-wrapper`, 'aria-live')).toBe('polite');
  const quotes = await moving(page, '9295f19');
  await expect.poll(async () => (await inView(page, quotes)).length).toBe(2);
  const pictures = await moving(page, 'd8fccfb');
  await expect.poll(() => page.locator(`${pictures} .swiper-lazy-loaded`).count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.getAttribute(`${pictures} ${NEXT}`, 'aria-label')).toBe('Next slide');
  expectNoProblems(page, MISSING);
});

test('the picture carousels of another real page keep their spacing, fetch lazy pictures and fade', async () => {
  const page = await open('/elementor-page.html');
  const spaced = await moving(page, '600730a');
  const [first, second] = await page.$$eval(`${spaced} .swiper-slide`, (all) =>
    all.slice(0, 2).map((slide) => slide.getBoundingClientRect()),
  );
  expect(second!.left - first!.right).toBeCloseTo(20, 0);
  await expect.poll(() => page.locator(`${spaced} img[src]`).count()).toBeGreaterThanOrEqual(5);
  const fades = await moving(page, '0072553');
  await expect.poll(() => page.locator(`${fades} .swiper-fade.swiper-initialized`).count()).toBe(1);
  await page.$eval(`${fades} .swiper-pagination-bullet:nth-child(2)`, (one) => (one as HTMLElement).click());
  await expect.poll(() => inView(page, fades)).toEqual([2]);
});

test('a carousel in a closed tab of the real page has its size when the tab opens', async () => {
  const page = await open('/builder/nested.html', 'nested-tabs');
  expect(await page.isVisible('.elementor-element-dd7b12f')).toBe(false);
  await page.getByRole('tab', { name: 'Air', exact: true }).click();
  const widget = await moving(page, 'dd7b12f');
  await next(page, widget);
  await expect.poll(async () => (await inView(page, widget)).length).toBe(2);
});
