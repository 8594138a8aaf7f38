/** The panel's field for a link, which searches the site's pages and products. */
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, openChooser } from '../support/chooser';
import { axe, expectNoProblems, type WatchedPage } from '../support/page';
import { field, PANEL } from '../support/panel';
import { requestsTo } from '../support/requests';

const PLACES = [
  { url: '/about/', title: 'About &amp; contact', type: 'post', subtype: 'page' },
  { url: '/product/hoodie/', title: 'Hoodie', type: 'post', subtype: 'product' },
  { url: 'javascript:alert(1)', title: 'Bad', type: 'post', subtype: 'page' },
  null,
];

const open = (api?: (route: Route, query: URLSearchParams) => unknown, access?: false): Promise<WatchedPage> =>
  openChooser({
    widget: 'countdown',
    settings: {
      dueTime: '2100-01-01',
      actions: [{ type: 'redirect', redirect_url: { url: '/old/', nofollow: 'on' } }],
    },
    ...(api && { api }),
    ...(access === false && { access }),
  });

const box = (page: WatchedPage) => field(page, 'actions').getByLabel('Address of the page');
const options = (page: WatchedPage) => field(page, 'actions').locator('.places [role=option]');
const status = (page: WatchedPage) => field(page, 'actions').locator('[role=status]');

/** The record of the link in what the panel would save. */
const stored = (page: WatchedPage): Promise<unknown> =>
  page.evaluate(() => {
    const saved = (window as { storefrontWidgetsSaved?: Record<string, { actions?: { redirect_url: unknown }[] }> })
      .storefrontWidgetsSaved;
    return Object.values(saved ?? {})[0]?.actions?.[0]?.redirect_url;
  });

test('a page is found by words and chosen by the keyboard; the link keeps its other parts', async () => {
  const page = await open((route) => answer(route, PLACES));
  const asked = requestsTo(page, /wp\/v2\/search/);
  expect(await box(page).inputValue()).toBe('/old/');
  await box(page).fill('');
  await box(page).pressSequentially('hood', { delay: 20 });
  await expect.poll(() => options(page).allTextContents()).toEqual(['About & contact Page', 'Hoodie Product']);
  expect(asked.map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(['hood']);
  expect(await status(page).textContent()).toBe('Results: 2.');
  expect(await box(page).getAttribute('aria-expanded')).toBe('true');
  await box(page).press('ArrowUp');
  await box(page).press('ArrowDown');
  await box(page).press('ArrowDown');
  const active = await box(page).getAttribute('aria-activedescendant');
  expect(await options(page).nth(1).getAttribute('id')).toBe(active);
  expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await axe(page, PANEL)).toEqual([]);
  await box(page).press('Enter');
  expect(await box(page).inputValue()).toBe('/product/hoodie/');
  await expect.poll(() => stored(page)).toEqual({ url: '/product/hoodie/', nofollow: 'on' });
  expect(await options(page).count()).toBe(0);
  expectNoProblems(page);
});

test('a result can be pressed, and words without a choice are dropped', async () => {
  const page = await open((route) => answer(route, PLACES));
  await box(page).fill('about');
  await options(page).first().click();
  await expect.poll(() => stored(page)).toMatchObject({ url: '/about/' });
  await box(page).fill('something else');
  await options(page).first().waitFor();
  // Escape closes the list only.
  await box(page).press('Escape');
  expect(await options(page).count()).toBe(0);
  expect(await box(page).inputValue()).toBe('something else');
  await box(page).press('Tab');
  expect(await box(page).inputValue()).toBe('/about/');
  expect(await page.locator(`${PANEL} h1`).count()).toBe(1);
});

test('a typed address is taken as it is, without a search', async () => {
  const page = await open();
  const asked = requestsTo(page, /wp\/v2\/search/);
  await box(page).fill('/sale/?a=b');
  await expect.poll(() => stored(page)).toMatchObject({ url: '/sale/?a=b' });
  await box(page).fill('words');
  await box(page).press('Enter');
  await expect.poll(() => stored(page)).toMatchObject({ url: 'words' });
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
});

test('a late answer is ignored, and an empty one and a refusal are said', async () => {
  let late: Route | undefined;
  const page = await open((route, query) => {
    const search = query.get('search');
    if (search === 'late') late = route;
    else if (search === 'none') return answer(route, []);
    else return answer(route, { message: 'Sorry, no.' }, { status: 403 });
  });
  await box(page).fill('late');
  await expect.poll(() => late !== undefined).toBe(true);
  await box(page).fill('none');
  await expect.poll(() => status(page).textContent()).toBe('Results: 0.');
  await late!.fulfill({ json: PLACES }).catch(() => {});
  await page.waitForTimeout(100);
  expect(await options(page).count()).toBe(0);
  await box(page).fill('refused');
  const alert = field(page, 'actions').locator('.chooser [role=alert]');
  await expect.poll(() => alert.textContent()).toBe('The search did not answer: Sorry, no.');
});

test('without the plugin it is a field for an address', async () => {
  const page = await open(undefined, false);
  expect(await box(page).getAttribute('role')).toBeNull();
  await box(page).fill('/new/');
  expect(await box(page).inputValue()).toBe('/new/');
});
