import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

const SORTED = '/fixture/sorting/?orderby=price';
const COUNT = '.woocommerce-result-count';

/** Notes, in the page, when the first count's content is put in again. */
const watchCounts = async (page: WatchedPage): Promise<void> => {
  await page.addInitScript(() => {
    const said: { at: number; text: string; hidden: string | null }[] = [];
    Object.assign(window, { __said: said });
    document.addEventListener('DOMContentLoaded', () => {
      const started = performance.now();
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

test('the first count is said again after a second, with its order, once', async () => {
  const page = await openPage(SORTED, { before: watchCounts });
  await mounted(page, 'sort-dropdown');
  expect(await page.$$eval(COUNT, (all) => all.map((one) => one.getAttribute('aria-hidden')))).toEqual(['true', null]);
  await page.waitForFunction(() => (window as unknown as { __said: unknown[] }).__said.length > 0);
  const [first] = await said(page);
  expect(first?.text).toBe('Showing all 4 results sorted by price');
  expect(first?.hidden).toBe('false');
  expect(first?.at).toBeGreaterThan(990);
  expect(await said(page)).toHaveLength(1);
});

test('the count of a list that is not sorted is left alone', async () => {
  const page = await openPage('/fixture/sorting/');
  await mounted(page, 'sort-dropdown');
  expect(await page.locator(`${COUNT}[data-widget]`).count()).toBe(0);
});

for (const order of ORDERS) {
  describe(`the count beside legacy scripts, our tag: ${order}`, () => {
    test('is said by ours alone', async () => {
      const page = await openBesideLegacy(SORTED, order, ['sort-dropdown']);
      await page.waitForFunction(() => document.querySelector('.woocommerce-result-count')?.ariaHidden === 'false');
      // The legacy script would speak after two seconds.
      await page.waitForFunction(
        (since) => performance.now() > since + 1500,
        await page.evaluate(() => performance.now()),
      );
      const effects = (await legacyEffects(page)).filter((effect) => effect === 'result-count');
      // Where our tag comes after the page is parsed, nobody can keep it from starting.
      expect(effects.length).toBe(0);
      expectNoProblems(page);
    });
  });
}
