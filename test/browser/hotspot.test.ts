import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { framesAsked } from '../support/frames';
import {
  axe,
  expectNoProblems,
  heard,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { expectRest, expectSame, openAtRest, openHeld, PHONE, startedBy } from '../support/restingPages';
import { describeWidget } from '../support/widgetSuite';
import { rewrite } from './runtimeStage';

const PAGE = '/fixture/hotspots/';
const PRESS = '.elementor-element-40a0001';
const HOVER = '.elementor-element-40a0002';

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;
const spot = (host: string, at: number): string => `${host} .e-hotspot >> nth=${at}`;
const button = (host: string, at: number): string => `${host} .e-hotspot__button >> nth=${at}`;
const tooltip = (host: string, at: number): string => `${host} .e-hotspot__tooltip >> nth=${at}`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(only(host), options);
  await mounted(page, 'hotspot');
  return page;
}

const opened = (page: WatchedPage, host: string): Promise<boolean[]> =>
  page.$$eval(`${host} .e-hotspot`, (spots) => spots.map((one) => one.classList.contains('e-hotspot--active')));

describeWidget({
  name: 'hotspot',
  page: only(PRESS),
  host: PRESS,
  settings: {
    change: { hotspotText: 'More about it' },
    shows: (page) => page.locator(`${PRESS} [aria-label="More about it"]`).waitFor(),
  },
  keyboard: async (page) => {
    await page.focus(button(PRESS, 0));
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(button(PRESS, 0), 'aria-expanded')).toBe('true');
    await page.locator(tooltip(PRESS, 0)).waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('in six colours');
    await page.keyboard.press('Escape');
    expect(await page.getAttribute(button(PRESS, 0), 'aria-expanded')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('e-hotspot__button');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await opened(page, PRESS)).toEqual([false, true, false]);
  },
});

test('a press on a hotspot opens its text, another one closes it, and one text is open at a time', async () => {
  const page = await open(PRESS);
  expect(await page.locator(tooltip(PRESS, 0)).isVisible()).toBe(false);
  expect(await page.getAttribute(button(PRESS, 1), 'aria-label')).toBe('Details 2');
  await page.click(button(PRESS, 0));
  expect(await opened(page, PRESS)).toEqual([true, false, false]);
  await page.click(button(PRESS, 1));
  expect(await opened(page, PRESS)).toEqual([false, true, false]);
  await page.click(button(PRESS, 1));
  expect(await opened(page, PRESS)).toEqual([false, false, false]);
  await page.click(button(PRESS, 0));
  await page.click('h1');
  expect(await opened(page, PRESS)).toEqual([false, false, false]);
  expectNoProblems(page);
});

test('the text of a hotspot stands below it, inside the window of a phone, and tells that it has opened', async () => {
  const page = await open(PRESS, { mobile: true, listen: ['storefront-widgets:shown'] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.tap(button(PRESS, 1));
  const told = async (): Promise<string[]> =>
    (await heard(page, 'storefront-widgets:shown')).filter(({ by }) => by === 'bubble').map(({ target }) => target);
  await expect.poll(told).toEqual([expect.stringContaining('e-hotspot__tooltip')]);
  const inside = (): Promise<boolean> =>
    page.locator(tooltip(PRESS, 1)).evaluate((one) => {
      const { left, right, top } = one.getBoundingClientRect();
      const point = one.parentElement?.querySelector('.e-hotspot__button')?.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= (point?.bottom ?? 0);
    });
  await expect.poll(inside).toBe(true);
});

test('a hotspot that is a link shows its text with the focus, and a press follows the link', async () => {
  const page = await open(PRESS);
  await page.focus(`${PRESS} a.e-hotspot`);
  expect(await opened(page, PRESS)).toEqual([false, false, true]);
  const id = await page.getAttribute(`${PRESS} a.e-hotspot`, 'aria-describedby');
  expect(await page.locator(tooltip(PRESS, 2)).getAttribute('id')).toBe(id);
  await page.click(spot(PRESS, 2));
  await page.waitForURL(/\/shop\//);
});

test('the text of a hotspot shows under the pointer, stays while that is on it, and goes after it', async () => {
  const page = await open(HOVER);
  await page.hover(button(HOVER, 0));
  expect(await opened(page, HOVER)).toEqual([true, false, false]);
  await expect.poll(() => page.locator(tooltip(HOVER, 0)).evaluate((one) => one.style.left)).toMatch(/^-?[1-9]/);
  await page.hover(tooltip(HOVER, 0));
  await timersRun(page, 500);
  expect(await opened(page, HOVER)).toEqual([true, false, false]);
  await page.mouse.move(5, 5);
  await expect.poll(() => opened(page, HOVER)).toEqual([false, false, false]);
  await page.focus(button(HOVER, 1));
  expect(await opened(page, HOVER)).toEqual([false, true, false]);
  await page.keyboard.press('Escape');
  expect(await opened(page, HOVER)).toEqual([false, false, false]);
});

test('hotspots come one after the other, and at once under reduced motion', async () => {
  const page = await open(HOVER);
  const delays = () =>
    page.$$eval(`${HOVER} .e-hotspot`, (all) => all.map((one) => (one as HTMLElement).style.animationDelay));
  await expect.poll(delays).toEqual(['0ms', '267ms', '533ms']);
  const still = await open(HOVER, { reducedMotion: true });
  await framesAsked(still);
  expect(
    await still.$$eval(`${HOVER} .e-hotspot`, (all) => all.map((one) => (one as HTMLElement).style.animationDelay)),
  ).toEqual(['', '', '']);
});

describe('hotspots that nobody has used yet', () => {
  /** The points under the pointer, without the sequence that starts in view. */
  const STILL = {
    before: (opening: WatchedPage) =>
      rewrite(opening, /\/fixture\/hotspots\//, (body) =>
        body.replaceAll('sequenced_animation&quot;:&quot;yes', 'sequenced_animation&quot;:&quot;'),
      ),
  };

  test('hotspots rest as buttons and described links with closed texts, and nothing changes when they start', async () => {
    const page = await openAtRest(only(PRESS));
    await page.waitForSelector(`${PRESS} .e-hotspot__button[role=button]`);
    const facts = await page.$$eval(`${PRESS} :is(.e-hotspot__button,a.e-hotspot)`, (all) =>
      all.map((one) =>
        ['role', 'tabindex', 'aria-label', 'aria-expanded'].map((name) => one.getAttribute(name)).join(),
      ),
    );
    expect(facts).toEqual(['button,0,,false', 'button,0,Details 2,false', ',,,', ',,,']);
    const described = await page.getAttribute(`${PRESS} a.e-hotspot`, 'aria-describedby');
    expect(await page.textContent(`#${described}[role=tooltip]`)).toBe('All our lamps');
    expect(await page.locator(`${PRESS} .e-hotspot__tooltip:visible`).count()).toBe(0);
    expect(await axe(page, PRESS)).toEqual([]);
    await expectSame(page, 'hotspot', PRESS);
    expectNoProblems(page);
  });

  test('the closed text of a hotspot does not make a phone’s page wider, at rest and while the widget is on its way', async () => {
    const page = await openAtRest(only(PRESS), {
      ...PHONE,
      before: async (early) => {
        await holdChunk(early, 'hotspot');
        // As the vendor's sheet does, which hides closed texts only from the eye.
        await rewrite(early, /\/fixture\/hotspots\//, (body) =>
          body.replace('</head>', '<style>.e-hotspot__tooltip { position: absolute; width: 30em }</style></head>'),
        );
      },
    });
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    await page.waitForSelector(`${PRESS} .e-hotspot__button[role=button]`);
    await expectRest(page);
    expect(await width()).toBe(390);
    await page.tap(button(PRESS, 1));
    await page.waitForSelector(`${PRESS}[data-widget-state=loading]`);
    expect(await width()).toBe(390);
  });

  for (const how of ['press', 'Enter', 'Space', 'tap'] as const)
    test(`the first ${how} opens the text of a hotspot`, async () => {
      const { page, release } = await openHeld(only(PRESS), how === 'tap' ? PHONE : {});
      await page.waitForSelector(`${PRESS} .e-hotspot__button[role=button]`);
      if (how === 'press') await page.click(button(PRESS, 1));
      else if (how === 'tap') await page.tap(button(PRESS, 1));
      else await page.press(button(PRESS, 1), how);
      release();
      await page.locator(tooltip(PRESS, 1)).waitFor({ state: 'visible' });
      expect(await opened(page, PRESS)).toEqual([false, true, false]);
    });

  for (const how of ['hover', 'focus'] as const)
    test(`the first ${how} shows the text of a hotspot`, async () => {
      const { page, release } = await openHeld(only(HOVER), STILL);
      await page.waitForSelector(`${HOVER} .e-hotspot__button[role=button]`);
      await page[how](button(HOVER, 1));
      release();
      await page.locator(tooltip(HOVER, 1)).waitFor({ state: 'visible' });
      expect(await opened(page, HOVER)).toEqual([false, true, false]);
      if (how === 'hover') await page.mouse.move(5, 5);
      else await page.keyboard.press('Tab');
      await expect.poll(() => opened(page, HOVER)).toEqual([false, false, how === 'focus']);
    });

  test('hotspots that come one after the other start in view', async () => {
    const page = await openPage(only(HOVER));
    await page.waitForSelector(`${HOVER}[data-widget-state=mounted]`);
    expect(await startedBy(page, 'hotspot')).toBe('visible');
  });
});

test('hotspots with broken settings have the defaults', async () => {
  const page = await open(PRESS);
  await page.$eval(PRESS, (host) =>
    host.setAttribute('data-settings', '{"tooltip_trigger":"blink","hotspot":"x","tooltip_position":[]}'),
  );
  await page.click(button(PRESS, 0));
  expect(await opened(page, PRESS)).toEqual([true, false, false]);
  expectNoProblems(page);
});

describe.each(['first', 'last', 'delayed'] as const)('hotspots beside Elementor’s handler, our tag: %s', (order) => {
  test('one press on a hotspot has one effect beside Elementor’s handler', async () => {
    const page = await openBesideLegacy(only(PRESS), order, ['hotspot']);
    await page.click(button(PRESS, 0));
    expect((await legacyEffects(page)).filter((effect) => effect.includes('hotspot'))).toEqual([]);
    expect(await opened(page, PRESS)).toEqual([true, false, false]);
  });
});

test('the text of a hotspot slides out of a mask that stands in its place where it has a direction', async () => {
  const page = await openPage(only(PRESS), {
    before: (opening) =>
      opening.route(/\/fixture\/hotspots\//, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text())
          .replaceAll(
            /<div class="e-hotspot__tooltip [^"]*">(.*?)<\/div>/g,
            '<div class="e-hotspot__direction-mask e-hotspot--tooltip-position"><div class="e-hotspot__tooltip e-hotspot--slide-direction">$1</div></div>',
          )
          .replace(
            '</head>',
            `<style>.e-hotspot__direction-mask { overflow: hidden; position: absolute } .e-hotspot__direction-mask .e-hotspot__tooltip { position: static }
            .e-hotspot--tooltip-animation-from-top { transform: translateY(-101%) } .e-hotspot--active .e-hotspot--slide-direction { transform: none; opacity: 1 }</style></head>`,
          );
        await route.fulfill({ response: answer, body });
      }),
  });
  await mounted(page, 'hotspot');
  await page.waitForSelector(`${PRESS} .e-hotspot__tooltip.e-hotspot--tooltip-animation-from-top`, {
    state: 'attached',
  });
  await page.click(button(PRESS, 0));
  const sizes = (): Promise<number[]> =>
    page.$eval(`${PRESS} .e-hotspot--active`, (spot) =>
      ['.e-hotspot__direction-mask', '.e-hotspot__tooltip'].map(
        (part) => spot.querySelector(part)?.getBoundingClientRect().width ?? 0,
      ),
    );
  await page.waitForFunction((at) => {
    const spot = document.querySelector(at);
    const mask = spot?.querySelector('.e-hotspot__direction-mask')?.getBoundingClientRect();
    return mask && mask.top >= (spot?.getBoundingClientRect().bottom ?? 0);
  }, `${PRESS} .e-hotspot--active`);
  const [mask, text] = await sizes();
  expect(text).toBeGreaterThan(40);
  expect(mask).toBeCloseTo(text as number, 0);
  await page.click(button(PRESS, 0));
  await page.locator(tooltip(PRESS, 0)).waitFor({ state: 'hidden' });
});
