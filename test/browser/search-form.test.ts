import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const FULL = '.elementor-element-d1a0001';
const MINIMAL = '.elementor-element-d1a0002';
const TOGGLE = `${FULL} .elementor-search-form__toggle`;
const CONTAINER = `${FULL} .elementor-search-form__container`;
const OPEN = `${CONTAINER}.elementor-search-form--full-screen.elementor-lightbox`;

const focused = (page: WatchedPage): Promise<string> =>
  page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? '');

describeWidget({
  name: 'search-form',
  page: PAGE,
  host: '.elementor-widget-search-form',
  // The page has two, which have no names.
  axeDisable: ['landmark-unique'],
  settings: {
    change: { labelText: 'Find it' },
    shows: (page) => page.waitForSelector(`${CONTAINER}[aria-label="Find it"]`, { state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus(TOGGLE);
    await page.keyboard.press('Enter');
    await page.locator(OPEN).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.elementor-search-form__input'));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('dialog-lightbox-close-button');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('elementor-search-form__input');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(OPEN).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('elementor-search-form__toggle');
  },
});

describe('the search over the whole window', () => {
  test('the search opens with the classes that style sheets know, and is out of reach while it is closed', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'search-form', FULL);
    const toggle = page.locator(FULL).getByRole('button', { name: 'Search' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator(`${CONTAINER}[inert]`).count()).toBe(1);
    await toggle.click();
    await page.locator(OPEN).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.elementor-search-form__input'));
    expect(await axe(page)).toEqual([]);
    await page.locator(OPEN).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator(OPEN).count()).toBe(0);
    await expect.poll(() => page.locator(`${CONTAINER}[inert]`).count()).toBe(1);
    expectNoProblems(page);
  });

  test('the search over the whole window sends the page’s own form', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'search-form', FULL);
    await page.click(TOGGLE);
    await page.locator(`${OPEN} input`).fill('mug');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/\?s=mug/);
  });
});

test('a minimal form shows that its field has the focus, also after a press on its icon', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'search-form', MINIMAL);
  const form = page.locator(`${MINIMAL} .elementor-search-form--focus`);
  await page.focus(`${MINIMAL} input`);
  await expect.poll(() => form.count()).toBe(1);
  await page.focus(TOGGLE);
  await expect.poll(() => form.count()).toBe(0);
  await page.click(`${MINIMAL} .elementor-search-form__icon`);
  await expect.poll(() => form.count()).toBe(1);
  expectNoProblems(page);
});

test('a search by attribute works, and one with an unknown skin does nothing', async () => {
  const page = await openPage('/blank/');
  await page.evaluate(() => {
    const inside =
      '<form class="elementor-search-form"><div class="elementor-search-form__toggle">Find</div><div class="elementor-search-form__container"><input class="elementor-search-form__input" aria-label="Find"></div></form>';
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="a" data-widget="search-form">${inside}</div><div id="b" data-widget="search-form" data-settings='{"skin":"odd"}'>${inside}</div>`,
    );
  });
  await mounted(page, 'search-form', '#a');
  await page.locator('#a').getByRole('button', { name: 'Find' }).click();
  await page.locator('#a .elementor-search-form--full-screen').waitFor();
  expect(await page.locator('#b [role]').count()).toBe(0);
  expectNoProblems(page);
});
