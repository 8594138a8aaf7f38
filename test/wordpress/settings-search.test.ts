import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PAGE = '/wp-admin/options-general.php?page=storefront-widgets';
const FIELD = '#storefront-widgets-search';
const FILTER = '.storefront-widgets-disable [type=search]';
const rows = '.storefront-widgets .form-table tr';

/** The titles of the rows that can be seen. */
const titles = (page: Page): Promise<string[]> =>
  page.locator(`${rows} > th:visible`).evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));

/** The widgets that can be seen. */
const boxes = (page: Page): Promise<string[]> =>
  page
    .locator('.storefront-widgets-disable .storefront-widgets-box:visible')
    .evaluateAll((all) => all.map((one) => one.querySelector('input')?.value ?? ''));

const says = (page: Page, field: string, text: string) =>
  expect.poll(() => page.locator(field).locator('xpath=..').getByRole('status').textContent()).toBe(text);

async function openPage(): Promise<Page> {
  site.evaluate("update_option( 'storefront_widgets_handles', array( 'wc-cart', 'woocommerce' ) )");
  const { page } = await site.open(PAGE, 'admin');
  return page;
}

test('the settings that a search finds by title, label or description are shown, and all again after Escape', async () => {
  const page = await openPage();
  const all = await titles(page);
  expect(all.length).toBeGreaterThan(7);
  await page.fill(FIELD, 'CONSOLE  browser');
  expect(await titles(page)).toEqual(['Debugging']);
  await says(page, FIELD, 'Found: 1');
  await page.fill(FIELD, 'checkout/*');
  expect(await titles(page)).toEqual(['Pages left alone']);
  await page.fill(FIELD, 'wc-cart');
  expect(await titles(page)).toEqual(['Replaced scripts']);
  expect(await page.locator('.storefront-widgets-keep .storefront-widgets-box:visible').count()).toBe(1);
  await page.fill(FIELD, 'undo import');
  expect(await titles(page)).toEqual([]);
  await page.fill(FIELD, 'zzz');
  await says(page, FIELD, 'Nothing found. Escape shows all again.');
  // Not a real press: at that, Chromium empties a search field by itself, which other browsers do not.
  await page.dispatchEvent(FIELD, 'keydown', { key: 'Escape' });
  expect(await page.inputValue(FIELD)).toBe('');
  expect(await titles(page)).toEqual(all);
  await says(page, FIELD, '');
});

test('a search finds the section for export and import', async () => {
  const page = await openPage();
  await page.fill(FIELD, 'export');
  expect(await titles(page)).toEqual([]);
  expect(await page.isVisible('.storefront-widgets-section')).toBe(true);
  await page.fill(FIELD, 'console');
  expect(await page.isVisible('.storefront-widgets-section')).toBe(false);
});

test('the groups with a widget that is looked for open, and close again after it', async () => {
  const page = await openPage();
  expect(await boxes(page)).toEqual([]);
  await page.fill(FIELD, 'countdown');
  expect(await titles(page)).toEqual(['Widgets']);
  expect(await boxes(page)).toEqual(['countdown']);
  expect(await page.locator('.storefront-widgets-disable summary:visible').count()).toBe(1);
  await page.fill(FIELD, '');
  expect(await boxes(page)).toEqual([]);
  expect(await page.locator('.storefront-widgets-disable summary:visible').count()).toBeGreaterThan(3);
});

test('the list of widgets has a filter, which leaves the other settings as they are and saves nothing', async () => {
  const page = await openPage();
  const all = await titles(page);
  await page.getByLabel('Filter: Widgets').pressSequentially('tabs');
  const found = await boxes(page);
  expect(found).toContain('tabs');
  expect(await titles(page)).toEqual(all);
  await says(page, FILTER, `Found: ${found.length}`);
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = 'sent';
    });
  });
  await page.press(FILTER, 'Enter');
  expect(await page.title()).not.toBe('sent');
  await page.fill(FILTER, 'zzz');
  expect(await boxes(page)).toEqual([]);
  expect(await titles(page)).toEqual(all);
  await page.press(FILTER, 'Escape');
  expect(await page.inputValue(FILTER)).toBe('');
});

test('hidden settings keep their values and are saved', async () => {
  const page = await openPage();
  await page.fill('[name="storefront_widgets[except][addresses]"]', '/sale/');
  await page.fill(FIELD, 'image-carousel');
  await page.uncheck('.storefront-widgets-box:visible input');
  await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
  const stored = site.evaluate<{ disable: string[]; except: object }>("get_option( 'storefront_widgets' )");
  expect(stored.disable).toEqual(['image-carousel']);
  expect(stored.except).toMatchObject({ addresses: ['/sale/'] });
  site.choose({});
});

test('what is found is accessible', async () => {
  const page = await openPage();
  await page.fill(FIELD, 'carousel');
  expect(await axe(page, '.storefront-widgets')).toEqual([]);
});

test('a page without JavaScript has no search field, and other pages have no script for it', async () => {
  const { page } = await site.open(PAGE, 'admin', { javaScriptEnabled: false });
  expect(await page.locator('[type=search]').count()).toBe(0);
  expect(await site.html('/wp-admin/options-general.php', site.cookieOf('admin'))).not.toContain('settings-search.js');
});

test('each group of widgets has a picture that is there, without a name of its own', async () => {
  const page = await openPage();
  const pictures = page.locator('.storefront-widgets-disable summary');
  const seen = await pictures.evaluateAll((all) =>
    all.map((one) => {
      const picture = one.querySelector('img');
      return [picture?.alt, picture?.complete && picture.naturalWidth];
    }),
  );
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen.map(String))).toEqual(new Set([',96']));
});
