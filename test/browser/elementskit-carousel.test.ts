import { expect, test } from 'vitest';
import { carouselPage, openMoving, reachable, showsSlides, slidesInView } from '../support/carousels';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, openPage, timersRun, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const LOGOS = 'ca00011';
const QUOTES = 'ca00012';
const NEXT = '.swiper-button-next';

/** Opens a carousel of ElementsKit; `config` changes what is printed for its slider, a text replaces it. */
const open = (id: string, config: object | string | null = {}, more = ''): Promise<WatchedPage> =>
  openMoving(carouselPage(id, { more }), 'elementskit-carousel', {
    before: (opening) =>
      opening.addInitScript((given) => {
        document.addEventListener('DOMContentLoaded', () => {
          const slider = document.querySelector('[data-config]')!;
          const printed = JSON.parse(slider.getAttribute('data-config')!);
          if (given === null) slider.removeAttribute('data-config');
          else
            slider.setAttribute(
              'data-config',
              typeof given === 'string' ? given : JSON.stringify({ ...printed, speed: 0, ...given }),
            );
        });
      }, config),
  });

describeWidget({
  name: 'elementskit-carousel',
  page: carouselPage(QUOTES),
  host: '.elementor-widget-elementskit-testimonial',
  settings: {
    change: { breakpoints: {}, slidesPerView: 3 },
    async shows(page) {
      await showsSlides(page, 1, 2, 3);
      await expect.poll(() => reachable(page)).toBe(3);
    },
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus(NEXT);
    await page.keyboard.press('Enter');
    await showsSlides(page, 2, 3);
    await page.keyboard.press('ArrowLeft');
    await showsSlides(page, 1, 2);
  },
});

test('the carousel has the columns of each width from that width on', async () => {
  const page = await open(LOGOS, { autoplay: false });
  await showsSlides(page, 1, 2, 3);
  for (const [width, columns] of [
    [1023, 2],
    [1024, 3],
    [767, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => reachable(page), { message: `${width}` }).toBe(columns);
  }
});

test('the carousel has the markup that style sheets know', async () => {
  const page = await open(LOGOS, { autoplay: false });
  await expect
    .poll(() => page.getAttribute('.ekit-main-swiper', 'class'))
    .toBe('ekit-main-swiper swiper swiper-horizontal swiper-initialized');
  await expect.poll(() => page.getAttribute('.swiper-wrapper', 'aria-live')).toBe('polite');
  const next = page.locator('.swiper-navigation-button.swiper-button-next');
  expect(await next.getAttribute('aria-controls')).toBe(await page.getAttribute('.swiper-wrapper', 'id'));
  expect(await next.getAttribute('role')).toBe('button');
  await page.click('.swiper-pagination-bullet >> nth=2');
  await showsSlides(page, 3, 4, 5);
});

test('the carousel’s bullets are direct children, as its styles ask, and another script may remove them', async () => {
  const page = await open(QUOTES);
  const bullets = page.locator('.swiper-pagination > span.swiper-pagination-bullet');
  const count = await bullets.count();
  expect(count).toBeGreaterThan(1);
  await bullets.nth(1).click();
  await expect.poll(() => bullets.nth(1).getAttribute('aria-current')).toBe('true');
  await bullets.nth(0).press('Enter');
  await expect.poll(() => bullets.nth(0).getAttribute('aria-current')).toBe('true');
  await page.$eval('.swiper-pagination', (place) => place.replaceChildren());
  await page.click(NEXT);
  await expect.poll(() => slidesInView(page)).not.toContain(1);
  expectNoProblems(page);
});

test('the carousel plays, and rests under the pointer', async () => {
  const page = await open(LOGOS, { autoplay: { delay: 300 } });
  await page.mouse.move(0, 0);
  // Each slide is there for a moment only.
  await expect.poll(() => slidesInView(page)).not.toEqual([1, 2, 3]);
  await page.hover('.swiper-wrapper');
  await timersRun(page, 50);
  const held = await slidesInView(page);
  await timersRun(page, 700);
  expect(await slidesInView(page)).toEqual(held);
  await expect.poll(() => page.locator('.storefront-play-button').count()).toBe(1);
});

test('the carousel runs to the left where the page says so', async () => {
  const page = await open(LOGOS, { autoplay: false, rtl: true });
  await showsSlides(page, 3, 2, 1);
  await page.click(NEXT);
  await showsSlides(page, 4, 3, 2);
});

test('the carousel has no arrows and dots where they are switched off', async () => {
  const page = await open(LOGOS, { autoplay: false, arrows: false, dots: false });
  expect(await page.locator(`${NEXT}:visible, .swiper-pagination-bullet`).count()).toBe(0);
});

test.each([null, '{"slidesPerView":', '[]', '{"slidesPerView":"x","breakpoints":[1],"speed":"fast"}'])(
  'the carousel works with broken settings: %s',
  async (config) => {
    const page = await open(LOGOS, config);
    await page.click(NEXT);
    await showsSlides(page, 2, 3, 4, 5);
    expectNoProblems(page);
  },
);

test('a product carousel of ElementsKit has columns by three widths, its own arrows and dots', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const items = [1, 2, 3, 4, 5, 6]
      .map((at) => `<div class="swiper-slide"><a href="#${at}">Product ${at}</a></div>`)
      .join('');
    stage.innerHTML = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="elementskit-woo-product-carousel.default"><div class="ekit-woo-product-carousel swiper" data-autoplay="" data-loop="" data-speed="0" data-space-between="20" data-responsive-settings='{"ekit_columns_desktop":4,"ekit_columns_tablet":2,"ekit_columns_mobile":1}'><div class="swiper-wrapper">${items}</div></div><button class="ekit-navigation-prev">‹</button><button class="ekit-navigation-next">›</button><div class="ekit-swiper-pagination"></div></div>`;
  });
  await page.waitForSelector('.storefront-carousel-moves');
  await showsSlides(page, 1, 2, 3, 4);
  await page.click('.ekit-navigation-next');
  await showsSlides(page, 2, 3, 4, 5);
  await expect.poll(() => page.locator('.ekit-swiper-pagination .swiper-pagination-bullet').count()).toBe(3);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => reachable(page)).toBe(2);
});

test.each([
  ['elementskit-facebook-review', 'ekit-review-slider-wrapper-facebook'],
  ['elementskit-yelp', 'ekit-review-slider-wrapper-yelp'],
  ['elementskit-video-gallery', 'ekit-video-gallery ekit-carousel'],
])('reviews and videos of ElementsKit move too: %s', async (type, slider) => {
  const page = await openPage('/blank/');
  await page.$eval(
    '#stage',
    (stage, [name, className]) => {
      const items = [1, 2, 3, 4]
        .map((at) => `<div class="swiper-slide"><a href="#${at}">Item ${at}</a></div>`)
        .join('');
      stage.innerHTML = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="${name}.default"><div class="${className}" data-config='{"arrows":true,"dots":true,"speed":0,"slidesPerView":2,"loop":true}'><div class="swiper"><div class="swiper-wrapper">${items}</div></div></div></div>`;
    },
    [type, slider] as const,
  );
  await page.waitForSelector('.storefront-carousel-moves');
  await showsSlides(page, 1, 2);
  await page.click('.storefront-carousel-arrow.is-next');
  await showsSlides(page, 2, 3);
  expectNoProblems(page);
});

test.each(['first', 'last', 'delayed'] as const)(
  'the carousel moves once beside ElementsKit’s own script, our tag: %s',
  async (order) => {
    for (const id of [LOGOS, QUOTES]) {
      const page = await openBesideLegacy(carouselPage(id), order, ['elementskit-carousel']);
      await page.waitForSelector('.storefront-carousel-moves');
      await page.click(NEXT);
      await expect.poll(async () => (await slidesInView(page))[0]).toBe(2);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('elementskit'))).toEqual([]);
    }
  },
);
