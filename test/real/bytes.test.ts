import { expect, test } from 'vitest';
import { isReact, PAGE_BUDGETS, REQUEST_BUDGETS, weigh } from '../../scripts/sizes';
import { mounted, openPage, testedCore } from '../support/page';
import { atRest, watchRequests } from '../support/rest';

/** Our files that a page loads before anyone touches it, with their weight after gzip, in bytes. */
async function filesOf(path: string, widget: string): Promise<[name: string, weight: number][]> {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const page = await openPage(path, {
    waitUntil: 'networkidle',
    fresh: true,
    before: (opening) => {
      watchRequests(opening);
      opening.on('response', (response) => {
        const name = /\/storefront-widgets\/([^?]+)/.exec(response.url())?.[1];
        if (name) pending.push(response.body().then((body) => void weights.set(name, weigh(body))));
      });
    },
  });
  await mounted(page, widget);
  await atRest(page);
  await Promise.all(pending);
  return [...weights];
}

const list = (files: [string, number][]): string => files.map((one) => one.join(' ')).join('\n');

test('a real variable product loads no more than its budget before anyone touches it', async () => {
  const files = await filesOf('/product-variable.html', 'variation-form');
  const total = (some: [string, number][]): number => some.reduce((sum, [, weight]) => sum + weight, 0);
  expect(files.length, list(files)).toBeGreaterThan(5);
  expect(files.length, list(files)).toBeLessThanOrEqual(REQUEST_BUDGETS.variableProduct);
  expect(total(files.filter(([name]) => !isReact(name))), list(files)).toBeLessThanOrEqual(
    PAGE_BUDGETS.variableProduct,
  );
  if (testedCore() === 'lite') expect(total(files), list(files)).toBeLessThanOrEqual(PAGE_BUDGETS.variableProductLite);
});

test('a real page with menus of Elementor makes no more requests than its budget before anyone touches it', async () => {
  const files = await filesOf('/builder/menus.html', 'nav-menu');
  expect(files.length, list(files)).toBeLessThanOrEqual(REQUEST_BUDGETS.elementorMenus);
});
