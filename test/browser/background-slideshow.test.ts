import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  stopClock,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/backgrounds/';
const FADES = '.elementor-element-bd0e001';
const ONCE = '.elementor-element-bd0e002';
const ALONE = '.elementor-element-bd0e003';
const SLOW = '.elementor-element-bd0e004';

/** A slide stays for more than a second. */
const PATIENT = { timeout: 8000 };

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;
const layer = (host: string): string => `${host} > .elementor-background-slideshow`;
const button = (host: string): string => `${host} .storefront-play-button`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(only(host), options);
  await mounted(page, 'background-slideshow');
  return page;
}

/** The number of the slide that is shown. */
const shown = (page: WatchedPage, host: string): Promise<number> =>
  page.$$eval(`${layer(host)} .swiper-slide`, (slides) =>
    slides.findIndex((slide) => slide.classList.contains('swiper-slide-active')),
  );

const label = (page: WatchedPage, host: string): Promise<string | null> =>
  page.getAttribute(button(host), 'aria-label');

/** Animations and transitions that run. */
const running = (page: WatchedPage, host: string): Promise<number> =>
  page.$eval(
    layer(host),
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );

describeWidget({
  name: 'background-slideshow',
  page: only(SLOW),
  host: SLOW,
  settings: {
    change: { background_slideshow_slide_transition: 'slide_left' },
    shows: (page) => page.waitForSelector(`${layer(SLOW)}[dir=ltr]`, { state: 'attached' }),
  },
  keyboard: async (page) => {
    await page.locator(button(SLOW)).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => label(page, SLOW)).toBe('Play the background');
    await page.keyboard.press('Space');
    await expect.poll(() => label(page, SLOW)).toBe('Pause the background');
  },
});

describe('pictures', () => {
  test('the pictures take turns for ever, in a layer that is first in the element, beneath its text', async () => {
    const page = await open(FADES);
    const first = page.locator(`${FADES} > :first-child`);
    expect(await first.getAttribute('class')).toMatch(/^elementor-background-slideshow .*swiper-container-fade/);
    expect([await first.getAttribute('dir'), await first.getAttribute('aria-hidden')]).toEqual(['rtl', 'true']);
    const second = () =>
      page.$eval(layer(FADES), (element) => {
        const image = element.querySelector(
          '.swiper-slide-active:nth-child(2) > .elementor-background-slideshow__slide__image',
        );
        return [
          image?.getAttribute('style'),
          image?.className,
          element.querySelectorAll('.elementor-ken-burns--active').length,
        ];
      });
    await expect
      .poll(second, PATIENT)
      .toEqual([
        expect.stringContaining('lamp-45-scene'),
        expect.stringContaining('elementor-ken-burns elementor-ken-burns--in'),
        1,
      ]);
    await expect.poll(() => shown(page, FADES), PATIENT).toBe(2);
    await expect.poll(() => shown(page, FADES), PATIENT).toBe(0);
    const isOnTop = await page.$eval(`${FADES} h2`, (heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === heading;
    });
    expect(isOnTop).toBe(true);
    expectNoProblems(page);
  });

  test('pictures that come once stop at the last one, and begin again when the visitor wants that', async () => {
    const page = await open(ONCE);
    expect(await page.getAttribute(layer(ONCE), 'dir')).toBe('ltr');
    await expect.poll(() => label(page, ONCE), PATIENT).toBe('Play the background');
    expect(await shown(page, ONCE)).toBe(2);
    // The page notes the slides, because one may be over before the test looks.
    await page.$eval(layer(ONCE), (element) => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const slides = [...element.querySelectorAll('.swiper-slide')];
        const at = slides.findIndex((slide) => slide.classList.contains('swiper-slide-active'));
        if (at !== (seen.at(-1) ?? 2)) seen.push(at);
      }).observe(element, { subtree: true, attributeFilter: ['class'] });
    });
    await page.click(button(ONCE));
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect.poll(seen, PATIENT).toEqual([0, 1, 2]);
  });

  test('pictures slide to their place one by one, and those that have left are hidden', async () => {
    const page = await open(ONCE);
    // The last one stays.
    await expect.poll(() => shown(page, ONCE), PATIENT).toBe(2);
    await expect.poll(() => running(page, ONCE)).toBe(0);
    const boxes = await page.$$eval(`${layer(ONCE)} .swiper-slide`, (slides) =>
      slides.map((slide) => [getComputedStyle(slide).visibility, slide.getBoundingClientRect().x]),
    );
    const { x } = (await page.locator(ONCE).boundingBox())!;
    expect(boxes.map(([visibility]) => visibility)).toEqual(['hidden', 'hidden', 'visible']);
    expect(boxes[2]?.[1]).toBe(x);
  });

  test('pictures are loaded when they are near, if the settings ask for that', async () => {
    let sent: { url: string }[] = [];
    const page = await open(SLOW, {
      fresh: true,
      before: (opening) => {
        sent = requestsTo(opening, /\/images\/.*-scene-1200x800/);
      },
    });
    await expect
      .poll(() => sent.map(({ url }) => /(\w+)-\d+-scene/.exec(url)?.[1]).sort())
      .toEqual(['desk', 'lamp', 'mug']);
    expect(await page.locator(`${layer(SLOW)} .swiper-lazy[data-background] > .swiper-lazy-preloader`).count()).toBe(2);
  });

  test('a single picture stands still, without a button', async () => {
    const page = await open(ALONE);
    expect(await page.locator(`${layer(ALONE)} .swiper-slide-active`).count()).toBe(1);
    expect(await page.locator(`${layer(ALONE)} .elementor-ken-burns--active`).count()).toBe(0);
    expect(await page.locator(button(ALONE)).count()).toBe(0);
  });
});

describe('pictures that stand still', () => {
  test('nothing moves out of view, in a hidden tab, nor after the button was pressed', async () => {
    const page = await open(FADES);
    await expect.poll(() => shown(page, FADES), PATIENT).toBe(1);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await expect.poll(() => running(page, FADES)).toBe(0);
    await stopClock(page);
    const left = await shown(page, FADES);
    await page.clock.runFor(10_000);
    expect(await shown(page, FADES)).toBe(left);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => running(page, FADES)).toBeGreaterThan(0);
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await expect.poll(() => running(page, FADES)).toBe(0);
    await hide(false);
    await expect.poll(() => running(page, FADES)).toBeGreaterThan(0);
    await page.click(button(FADES));
    await expect.poll(() => running(page, FADES)).toBe(0);
    const before = await shown(page, FADES);
    await page.clock.runFor(10_000);
    expect(await shown(page, FADES)).toBe(before);
  });

  test('nothing moves for visitors who want less motion, until they press the button, and then nothing zooms', async () => {
    const page = await open(FADES, { reducedMotion: true });
    expect(await page.locator(`${layer(FADES)} [class*=ken-burns]`).count()).toBe(0);
    expect(await label(page, FADES)).toBe('Play the background');
    await page.click(button(FADES));
    await expect.poll(() => shown(page, FADES), PATIENT).toBe(1);
    expect(await page.locator(`${layer(FADES)} [class*=ken-burns]`).count()).toBe(0);
    await page.click(button(FADES));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page
      .locator(`${layer(FADES)} .elementor-ken-burns`)
      .first()
      .waitFor({ state: 'attached' });
    expect(await label(page, FADES)).toBe('Play the background');
  });
});

test('an element with broken settings gets no slideshow', async () => {
  const page = await open(FADES);
  const set = (settings: string) =>
    page.$eval(FADES, (host, given) => host.setAttribute('data-settings', given), settings);
  const type = '"background_background":"slideshow"';
  for (const broken of [
    '[]',
    'null',
    '{',
    `{${type}}`,
    `{${type},"background_slideshow_gallery":{}}`,
    `{${type},"background_slideshow_gallery":[[],null,{"url":"javascript:1"}]}`,
    '{"background_background":"video"}',
  ]) {
    await set(broken);
    await expect.poll(() => page.locator(layer(FADES)).count()).toBe(0);
    expect(await page.locator(button(FADES)).count()).toBe(0);
    await set(`{${type},"background_slideshow_gallery":[{"url":"/images/a-scene-1200x800.svg"}]}`);
    await expect.poll(() => page.locator(layer(FADES)).count()).toBe(1);
  }
  expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
});

test('an element without Elementor is marked by hand, and its text stays on top', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const url = '/images/mug-205-scene-1200x800.svg';
    const host = document.createElement('div');
    host.dataset.widget = 'background-slideshow';
    host.dataset.settings = JSON.stringify({ background_slideshow_gallery: [{ url }, { url }] });
    host.style.cssText = 'height: 300px; background: #333';
    host.innerHTML = '<p id="text">Text</p>';
    stage.append(host);
  });
  await mounted(page, 'background-slideshow');
  const place = await page.locator('.elementor-background-slideshow').boundingBox();
  expect(place?.height).toBe(300);
  const image = page.locator('.swiper-slide-active > .elementor-background-slideshow__slide__image');
  expect((await image.boundingBox())?.height).toBe(300);
  const isOnTop = await page.$eval('#text', (text) => {
    const { x, y } = text.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5) === text;
  });
  expect(isOnTop).toBe(true);
});

for (const order of ORDERS) {
  test(`there is one slideshow beside Elementor's own script, our tag: ${order}`, async () => {
    const page = await openBesideLegacy(only(FADES), order, ['background-slideshow']);
    await expect.poll(() => page.locator(layer(FADES)).count()).toBe(1);
    const theirs = (await legacyEffects(page)).filter((effect) => effect === 'background:slideshow').length;
    const ours = await page.locator(`${layer(FADES)}[data-storefront-own]`).count();
    expect(ours + theirs).toBe(1);
    // A widget that has started before this script came keeps the element.
    if (order !== 'last' && order !== 'async') expect(ours).toBe(1);
    expect(await page.locator(button(FADES)).count()).toBe(ours);
    expectNoProblems(page);
  });
}

test("Elementor's own script builds the slideshow when the widget's file does not arrive", async () => {
  const page = await openPage(`${only(FADES)}&legacy=first`, { block: [/widget-background-slideshow/] });
  await hostsBecome(page, 'background-slideshow', 'failed', FADES);
  await expect.poll(() => page.locator(`${layer(FADES)}:not([data-storefront-own])`).count()).toBe(1);
});
