import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, timersRun, type WatchedPage } from '../support/page';
import { rewrite } from './runtimeStage';

const SORTED = '/fixture/sorting/?orderby=price';
const COUNT = '.woocommerce-result-count';

/** Notes, in the page, when the first count's content is put in again, and which counts have been hidden. */
const watchCounts = async (page: WatchedPage): Promise<void> => {
  await page.addInitScript(() => {
    const said: { at: number; text: string; hidden: string | null }[] = [];
    const hidden: (string | null)[][] = [];
    Object.assign(window, { __said: said, __hidden: hidden });
    document.addEventListener('DOMContentLoaded', () => {
      const started = performance.now();
      const look = (): void => {
        const all = [...document.querySelectorAll('.woocommerce-result-count')];
        hidden.push(all.map((one) => one.getAttribute('aria-hidden')));
      };
      look();
      new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['aria-hidden'] });
      for (const count of document.querySelectorAll('.woocommerce-result-count')) {
        new MutationObserver((all) => {
          if (!all.some(({ addedNodes }) => addedNodes.length > 0)) return;
          const { textContent: text } = count;
          said.push({ at: performance.now() - started, text: text ?? '', hidden: count.getAttribute('aria-hidden') });
        }).observe(count, { childList: true });
      }
    });
  });
};

const said = (page: WatchedPage): Promise<{ at: number; text: string; hidden: string }[]> =>
  page.evaluate(() => (window as unknown as { __said: { at: number; text: string; hidden: string }[] }).__said);

test('the first result count of a sorted list is said again after a second, with its order, once', async () => {
  const page = await openPage(SORTED, { before: watchCounts });
  await mounted(page, 'sort-dropdown');
  await page.waitForFunction(() => (window as unknown as { __said: unknown[] }).__said.length > 0);
  const hidden = await page.evaluate(() => (window as unknown as { __hidden: (string | null)[][] }).__hidden);
  expect(hidden).toContainEqual(['true', null]);
  const [first] = await said(page);
  expect(first?.text).toBe('Showing all 4 results sorted by price');
  expect(first?.hidden).toBe('false');
  expect(first?.at).toBeGreaterThan(990);
  await timersRun(page, 1200);
  expect(await said(page)).toHaveLength(1);
});

test('the count of a list that is not sorted is left alone', async () => {
  const page = await openPage('/fixture/sorting/');
  await mounted(page, 'sort-dropdown');
  expect(await page.locator(`${COUNT}[data-widget]`).count()).toBe(0);
});

test('the count of a filtered list of WooCommerce 10.8 is said again after a second, once', async () => {
  const page = await openPage('/fixture/sorting/?filter=blue', { before: watchCounts });
  await mounted(page, 'sort-dropdown');
  await page.waitForFunction(() => (window as unknown as { __said: unknown[] }).__said.length > 0);
  await timersRun(page, 1200);
  expect((await said(page)).map(({ hidden }) => hidden)).toEqual(['false']);
});

test('the count of a list with WooCommerce’s own filters is left to these', async () => {
  const page = await openPage('/fixture/sorting/?filter=blue', {
    async before(opening) {
      await rewrite(opening, /fixture\/sorting/, (body) =>
        body.replace('</h1>', '</h1><div data-wp-interactive="woocommerce/product-filters"></div>'),
      );
      await watchCounts(opening);
    },
  });
  await mounted(page, 'sort-dropdown');
  await timersRun(page, 1200);
  expect(await said(page)).toEqual([]);
  expect(await page.locator(`${COUNT}[aria-hidden]`).count()).toBe(0);
});

for (const order of ORDERS) {
  describe(`the count beside legacy scripts, our tag: ${order}`, () => {
    test('the result count is said by ours alone', async () => {
      const page = await openBesideLegacy(SORTED, order, ['sort-dropdown']);
      await page.waitForFunction(() => document.querySelector('.woocommerce-result-count')?.ariaHidden === 'false');
      // The legacy script would speak after two seconds.
      await page.waitForFunction(
        (since) => performance.now() > since + 1500,
        await page.evaluate(() => performance.now()),
      );
      const effects = (await legacyEffects(page)).filter((effect) => effect === 'result-count');
      expect(effects.length).toBe(0);
      expectNoProblems(page);
    });
  });
}
