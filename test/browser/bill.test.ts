import { expect, test } from 'vitest';
import { axe, expectNoProblems, hostsBecome, mounted, openPage, type WatchedPage } from '../support/page';

const bill = (page: WatchedPage) => page.locator('storefront-widgets-bill section');
const textOf = async (page: WatchedPage): Promise<string> => (await bill(page).textContent()) ?? '';

test('the bill of a product’s page says what the plugin saves there, names its widgets, and goes by Escape or its button', async () => {
  const page = await openPage('/bill/');
  await mounted(page, 'variation-form');
  await expect.poll(() => textOf(page)).toContain('variation-formmounted1');
  const text = await textOf(page);
  expect(text).toMatch(/this page loads \d+\.\d KB less than without the plugin/);
  expect(text).toMatch(/The widgets, before anybody uses the page: \d\d\.\d KB/);
  expect(text).toMatch(/Without the plugin: 16 scripts, 85\.\d KB/);
  expect(text).toContain('Still needed: 0 scripts, 0.0 KB');
  const ours = Number(/for you: \d+ scripts, ([\d.]+) KB/.exec(text)?.[1]);
  expect(ours).toBeGreaterThan(50);
  expect(ours).toBeLessThan(97);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await bill(page).boundingBox())?.width).toBeLessThanOrEqual(390);
  await bill(page).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => bill(page).count()).toBe(0);
  await page.reload();
  await bill(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => bill(page).count()).toBe(0);
  expectNoProblems(page);
});

test('the bill and the rows of report() follow a widget that starts late', async () => {
  let start = (): void => {};
  const started = new Promise<void>((done) => {
    start = done;
  });
  const page = await openPage('/bill/', {
    before: (opening) =>
      opening.route(/widget-variation-form-/, async (route) => {
        await started;
        await route.fallback();
      }),
    waitUntil: 'domcontentloaded',
  });
  await hostsBecome(page, 'variation-form', 'loading');
  await expect.poll(() => textOf(page)).toMatch(/variation-formloading1/);
  await page.evaluate(() => {
    const api = window.StorefrontWidgets as unknown as { report(): { widget: string; state: string }[] };
    Object.assign(window, { row: api.report().find(({ widget }) => widget === 'variation-form') });
  });
  start();
  await expect.poll(() => textOf(page)).toContain('variation-formmounted1');
  expect(await page.evaluate(() => (window as unknown as { row: { state: string } }).row.state)).toBe('mounted');
});

/** Opens the page with other facts about its scripts, as the plugin finds them. */
function openWith(scripts: object[]): Promise<WatchedPage> {
  return openPage('/bill/', {
    before: (opening) =>
      opening.route('**/assets/bill-data.js', async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()};window.storefrontWidgetsBill.scripts = ${JSON.stringify(scripts)};`;
        await route.fulfill({ response, body });
      }),
  });
}

test('the bill says that a page loads more, and which script keeps the others there', async () => {
  const stays = (handle: string, by: string, size: number, keeper: string) => ({
    handle,
    by,
    size,
    keeper,
    state: 'stays',
  });
  const page = await openWith([
    stays('jquery-core', 'jquery', 30_000, 'theme-menu'),
    stays('jquery-migrate', 'jquery', 5_000, 'theme-menu'),
    stays('theme-menu', '', 2_000, 'theme-menu'),
    stays('gateway', '', 1_000, 'gateway'),
    { handle: 'wc-add-to-cart', by: '', keeper: '', size: 1_500, state: 'left-out' },
  ]);
  await expect.poll(() => textOf(page)).toMatch(/this page loads \d+\.\d KB more than without the plugin/);
  const text = await textOf(page);
  expect(text).toContain('Most of what stays, 36.1 KB, is kept by: theme-menu');
  expect(text).toContain('Who keeps what');
  expect(text).toContain('theme-menu36.1jquery-core, jquery-migrate, theme-menu');
});

test('the bill says where another plugin has combined scripts before they could be left out', async () => {
  const taken = (handle: string) => ({ handle, by: '', keeper: '', size: 3_000, state: 'taken' });
  const page = await openWith([taken('woocommerce'), taken('wc-add-to-cart')]);
  await expect.poll(() => textOf(page)).toMatch(/Another plugin has put 2 of the scripts into files of its own/);
});
