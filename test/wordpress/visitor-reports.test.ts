/** What fails for a visitor, on its whole way from the browser to the owner's page. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const SETTINGS = '/wp-admin/options-general.php?page=storefront-widgets';
const LOADER = /\/storefront-widgets\.js/;
const forget = (): void => {
  site.evaluate(
    "array_map( 'delete_option', array( 'storefront_widgets_reports', 'storefront_widgets_figures', 'storefront_widgets_minute' ) )",
  );
};
beforeEach(forget);
afterEach(forget);

interface Week {
  views: number;
  failed: number;
  lcp: Record<string, number>;
}

const weeks = (): Week[] =>
  site.evaluate<Week[]>(
    "array_merge( array(), ...array_values( ( get_option( 'storefront_widgets_figures' ) ?: array( 'ours' => array() ) )['ours'] ) )",
  );

/** The visitor hides the page, after which nothing more is measured. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

async function measured(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
  );
  await page.waitForTimeout(500);
  await hide(page);
}

test('a visitor whose browser cannot load the script is on the owner’s page, and counts as a view that failed', async () => {
  site.scene("add_filter( 'storefront_widgets_sample', function () { return 1; } );");
  site.scene(
    "add_action( 'wp_body_open', function () { echo '<p>Something to see</p>'; } ); add_action( 'wp_footer', function () { echo '<p>Something to see</p>'; } );",
  );
  const { page } = await site.open();
  await measured(page);
  await expect.poll(() => weeks().map(({ views, failed }) => ({ views, failed }))).toEqual([{ views: 1, failed: 0 }]);
  expect(Object.keys(weeks()[0]!.lcp)).toHaveLength(1);

  await page.context().route(LOADER, (route) => route.abort());
  await page.goto(`${site.url}/index.php`);
  await measured(page);
  await expect.poll(() => weeks().map(({ views, failed }) => ({ views, failed }))).toEqual([{ views: 2, failed: 1 }]);

  const { page: owners } = await site.open(SETTINGS, 'admin');
  const row = owners.locator('.storefront-widgets-table').first().locator('tbody tr');
  expect(await row.count()).toBe(1);
  expect(await row.textContent()).toContain('The script itself did not run.');
  expect(await row.textContent()).toContain('others (1)');
});

test('an administrator’s own failures are no visitor’s', async () => {
  const { page } = await site.open('/', 'admin');
  await page.context().route(LOADER, (route) => route.abort());
  await page.reload();
  await page.waitForTimeout(500);
  expect(site.evaluate("get_option( 'storefront_widgets_reports' )")).toBe(false);
});
