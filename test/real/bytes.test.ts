import { expect, test } from 'vitest';
import { isReact, PAGE_BUDGETS, weigh } from '../../scripts/sizes';
import { mounted, openPage, testedCore } from '../support/page';

test('a real variable product loads no more than its budget before anyone touches it', async () => {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const page = await openPage('/product-variable.html', {
    waitUntil: 'networkidle',
    before: (opening) => {
      opening.on('response', (response) => {
        const name = /\/storefront-widgets\/([^?]+)/.exec(response.url())?.[1];
        if (name) pending.push(response.body().then((body) => void weights.set(name, weigh(body))));
      });
    },
  });
  await mounted(page, 'variation-form');
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);

  const list = [...weights].map((one) => one.join(' ')).join('\n');
  const total = (files: [string, number][]): number => files.reduce((sum, [, weight]) => sum + weight, 0);
  const withoutReact = [...weights].filter(([name]) => !isReact(name));
  expect(weights.size, list).toBeGreaterThan(5);
  expect(total(withoutReact), list).toBeLessThanOrEqual(PAGE_BUDGETS.variableProduct);
  if (testedCore() === 'lite') expect(total([...weights]), list).toBeLessThanOrEqual(PAGE_BUDGETS.variableProductLite);
});
