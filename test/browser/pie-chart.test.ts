import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { PROBED, withSheet } from '../support/vendorSheet';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/counters/';
const CHART = '.elementor-element-c0c0008';
const GRADIENT = '.elementor-element-c0c0009';
const EMPTY = '.elementor-element-c0c0010';
const BY_HAND = '[data-widget=pie-chart][data-percent]';

/** How much of the ring is drawn, in percent. */
const drawn = (page: WatchedPage, host: string): Promise<number> =>
  page.$eval(`${host} .storefront-pie-bar`, (bar) => 100 - Number.parseFloat(getComputedStyle(bar).strokeDashoffset));

const colour = (page: WatchedPage, line: string): Promise<string> =>
  page.$eval(line, (path) => getComputedStyle(path).stroke);

describeWidget({
  name: 'pie-chart',
  page: `${PAGE}?only=c0c0008`,
  host: CHART,
  settings: { change: { percent: 10 }, shows: (page) => expect.poll(() => drawn(page, CHART)).toBe(10) },
});

describe('a pie chart', () => {
  test('a pie chart fills once it is seen, in the colours of its attributes', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'pie-chart');
    await page.locator(CHART).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page, CHART)).toBe(64);
    await expect.poll(() => drawn(page, EMPTY)).toBe(90);
    expect(await colour(page, `${CHART} .storefront-pie-bar`)).toBe('rgb(27, 110, 50)');
    expect(await colour(page, `${EMPTY} .storefront-pie-bar`)).toBe('rgb(102, 102, 102)');
    expect(await colour(page, `${GRADIENT} .storefront-pie-bar`)).toMatch(/^url\("#[\w-]+"\)$/);
    const box = await page.locator(`${CHART} svg`).boundingBox();
    expect([box?.width, box?.height]).toEqual([150, 150]);
    expect(await page.locator(`${CHART} .storefront-pie-bar`).getAttribute('stroke-width')).toBe('12');
    expectNoProblems(page);
  });

  test('a pie chart without a text has a name', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'pie-chart');
    expect(await page.locator(`${EMPTY} .piechart`).getAttribute('aria-label')).toBe('90%');
    expect(await page.locator(`${EMPTY} .piechart`).getAttribute('role')).toBe('img');
    expect(await page.locator(`${CHART} .piechart`).getAttribute('role')).toBeNull();
  });

  test('a pie chart by attribute has the measures of its library, and a scale', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'pie-chart');
    await page.locator(BY_HAND).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page, BY_HAND)).toBe(40);
    expect(await page.locator(`${BY_HAND} svg`).getAttribute('viewBox')).toBe('0 0 110 110');
    expect(await page.locator(`${BY_HAND} path`).count()).toBe(3);
    expect(await colour(page, `${BY_HAND} .storefront-pie-bar`)).toBe('rgb(239, 30, 37)');
  });

  test('a pie chart is filled at once for visitors who want less motion', async () => {
    const page = await openPage(`${PAGE}?only=c0c0008`, { reducedMotion: true });
    await mounted(page, 'pie-chart');
    expect(await drawn(page, CHART)).toBe(64);
  });

  test('a pie chart without a percentage draws nothing, and keeps its text', async () => {
    const page = await openPage(`${PAGE}?only=c0c0015`);
    await mounted(page, 'pie-chart');
    expect(await page.locator('svg.storefront-pie, .storefront-pie-ring').count()).toBe(0);
    expect(await page.locator('.ekit-chart-content').textContent()).toBe('Most');
    expectNoProblems(page);
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'each pie chart is drawn once beside Elementor; our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['pie-chart']);
    expect(await page.locator(`${CHART} svg`).count()).toBe(1);
    expect((await legacyEffects(page)).filter((effect) => effect.includes('piechart'))).toEqual([]);
  },
);

test('the ring has its size beside ElementsKit’s sheet, which makes icons of all drawings', async () => {
  const page = await openPage(`${PAGE}?only=c0c0008`, {
    before: withSheet(
      `${PROBED.elementskit}.ekit-wid-con svg{width:1em;height:1em}
      .ekit-wid-con .piechart{position:relative;display:inline-block}.ekit-chart-content{position:absolute;top:47%;width:100%}`,
    ),
  });
  await mounted(page, 'pie-chart');
  const box = await page.locator(`${CHART} .storefront-pie-ring svg`).boundingBox();
  expect([box?.width, box?.height]).toEqual([150, 150]);
  expect(await page.$eval(`${CHART} .piechart`, (chart) => getComputedStyle(chart).display)).toBe('inline-block');
});

test('a pie chart of more than 100 percent is full', async () => {
  const page = await openPage(`${PAGE}?only=c0c0008`);
  await mounted(page, 'pie-chart');
  await page.$eval(CHART, (host) => host.setAttribute('data-settings', '{"percent":250}'));
  await expect.poll(() => drawn(page, CHART)).toBe(100);
});
