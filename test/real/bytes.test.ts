import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { isReact, PAGE_BUDGETS, REQUEST_BUDGETS, weigh } from '../../scripts/sizes';
import { openPage, testedCore, type WatchedPage } from '../support/page';
import { atRest, watchRequests, withoutPointer } from '../support/rest';

/** What the visitor does, and what shows that it has had its effect. */
type Act = (page: WatchedPage) => Promise<unknown>;

/**
 * Our files that a page with this configuration loads, with their weight after gzip, in bytes.
 */
async function filesOf(path: string, config: object, act?: Act): Promise<[name: string, weight: number][]> {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const page = await openPage(path, {
    waitUntil: 'networkidle',
    fresh: true,
    before: async (opening) => {
      watchRequests(opening);
      await withoutPointer(opening);
      await opening.addInitScript((given) => Object.assign(window, { storefrontWidgetsConfig: given }), config);
      opening.on('response', (response) => {
        const name = /\/storefront-widgets\/([^?]+)/.exec(response.url())?.[1];
        if (name) pending.push(response.body().then((body) => void weights.set(name, weigh(body))));
      });
    },
  });
  await act?.(page);
  await atRest(page);
  await Promise.all(pending);
  return [...weights];
}

const started = (page: WatchedPage, widget: string): Locator =>
  page.locator(`[data-widget~=${widget}][data-widget-state=mounted]`).first();

const list = (files: [string, number][]): string => files.map((one) => one.join(' ')).join('\n');

test('a real variable product loads only the loader until someone touches it', async () => {
  // No script of the stored page follows the visit.
  const files = await filesOf('/product-variable.html', { disable: ['order-attribution'] });
  expect(files.map(([name]) => name)).toEqual(['storefront-widgets.js']);
  expect(files[0]?.[1]).toBeLessThanOrEqual(PAGE_BUDGETS.atRest);
});

const AT_ONCE = ['variation-form', 'product-gallery', 'product-tabs', 'add-to-cart'];

test('a real variable product keeps to its budget of bytes when its widgets load at once', async () => {
  const when = Object.fromEntries(AT_ONCE.map((name) => [name, 'load']));
  const files = await filesOf('/product-variable.html', { when }, (page) => started(page, 'product-gallery').waitFor());
  const total = (some: [string, number][]): number => some.reduce((sum, [, weight]) => sum + weight, 0);
  expect(files.length, list(files)).toBeGreaterThan(5);
  expect(files.length, list(files)).toBeLessThanOrEqual(REQUEST_BUDGETS.variableProduct);
  expect(total(files.filter(([name]) => !isReact(name))), list(files)).toBeLessThanOrEqual(
    PAGE_BUDGETS.variableProduct,
  );
  if (testedCore() === 'lite') expect(total(files), list(files)).toBeLessThanOrEqual(PAGE_BUDGETS.variableProductLite);
});

test('a real page with Elementor menus keeps to its budget of requests when a menu comes into view', async () => {
  const files = await filesOf('/builder/menus.html', {}, async (page) => {
    await page.locator('[data-widget~=nav-menu]').first().scrollIntoViewIfNeeded();
    await started(page, 'nav-menu').waitFor({ state: 'attached' });
  });
  expect(files.length, list(files)).toBeLessThanOrEqual(REQUEST_BUDGETS.elementorMenus);
});
