import { expect, test } from 'vitest';
import { carouselPage, type DemoQuery, openMoving, showsSlides, slidesInView } from '../support/carousels';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const SLIDES = 'ca00001';
const NEXT = '.elementor-swiper-button-next';
const STILL = { autoplay: '', transition_speed: 0 };

const open = (query: DemoQuery = {}, options?: PageOptions): Promise<WatchedPage> =>
  openMoving(carouselPage(SLIDES, query), 'slides', options);

/** Of each slide: is its text coming in, does its background move? */
const moving = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.swiper-slide', (all) =>
    all.map((slide) => {
      const content = slide.querySelector('.swiper-slide-contents')!;
      const ground = slide.querySelector('.elementor-ken-burns')!;
      return [content.matches('.animated.fadeInUp'), ground.matches('.elementor-ken-burns--active')]
        .map(Number)
        .join('');
    }),
  );

describeWidget({
  name: 'slides',
  page: carouselPage(SLIDES, { settings: STILL }),
  host: '.elementor-widget-slides',
  settings: {
    change: { navigation: 'arrows' },
    shows: (page) => expect.poll(() => page.locator('.swiper-pagination-bullet').count()).toBe(0),
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('#before');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#part-1');
    await page.keyboard.press('ArrowRight');
    await showsSlides(page, 2);
    // The focus has come along.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#part-2');
    await page.keyboard.press('ArrowLeft');
    await showsSlides(page, 1);
  },
});

test('the text of each slide comes in once it is there; its background moves', async () => {
  const page = await open({ settings: { ...STILL, transition_speed: 300 } });
  await expect.poll(() => moving(page)).toEqual(['11', '00', '00']);
  await page.$eval('.swiper-slide:nth-child(2) .swiper-slide-contents', (text) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): unknown => seen.push((text as HTMLElement).style.visibility);
    new MutationObserver(look).observe(text, { attributeFilter: ['style'] });
  });
  await page.click(NEXT);
  await expect.poll(() => moving(page)).toEqual(['00', '11', '00']);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain('hidden');
  await expect.poll(() => page.locator('.swiper-slide-contents[style*=visibility]').count()).toBe(0);
  await page.click('.swiper-pagination-bullet >> nth=0');
  await expect.poll(() => moving(page)).toEqual(['11', '00', '00']);
});

test('a change of the settings on the way to a slide leaves no text hidden', async () => {
  const page = await open({ settings: { ...STILL, transition_speed: 5000 } });
  await page.click(NEXT);
  await page.$eval('.elementor-widget-slides', (host) => {
    const printed = JSON.parse(host.getAttribute('data-settings')!);
    host.setAttribute('data-settings', JSON.stringify({ ...printed, transition_speed: 10 }));
  });
  await expect.poll(() => page.locator('.swiper-slide-contents[style*=visibility]').count()).toBe(0);
});

test('no text comes in, and nothing plays, under reduced motion', async () => {
  const page = await open({ settings: { transition_speed: 60_000, autoplay_speed: 200 } }, { reducedMotion: true });
  await timersRun(page, 600);
  await showsSlides(page, 1);
  expect(await moving(page)).toEqual(['00', '00', '00']);
  await page.click(NEXT);
  await showsSlides(page, 2);
});

test('the slides play, and can be paused', async () => {
  const page = await open({ settings: { transition_speed: 0, autoplay_speed: 400 } });
  await page.mouse.move(0, 0);
  await showsSlides(page, 2);
  await page.click('.storefront-play-button[aria-label=Pause]');
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stopped = await slidesInView(page);
  await timersRun(page, 900);
  expect(await slidesInView(page)).toEqual(stopped);
});

test('a single slide stands still, without controls', async () => {
  const page = await openPage(carouselPage(SLIDES, { count: 1 }));
  await mounted(page, 'slides');
  await expect.poll(() => moving(page)).toEqual(['11']);
  expect(await page.locator('.storefront-play, .swiper-pagination-bullet, .swiper-container-initialized').count()).toBe(
    0,
  );
});

test.each(['{"transition":1,"autoplay_speed":"soon","navigation":{}}', '{', ''])(
  'the slides work with broken settings: %s',
  async (raw) => {
    const page = await open({ raw });
    await page.click(NEXT);
    await showsSlides(page, 2);
  },
);

test.each(['first', 'last', 'delayed'] as const)(
  'each arrow steps once beside Elementor’s own script; our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(carouselPage(SLIDES, { settings: STILL }), order, ['slides']);
    await page.waitForSelector('.storefront-carousel-moves');
    await page.click(NEXT);
    await showsSlides(page, 2);
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('slides'))).toEqual([]);
  },
);
