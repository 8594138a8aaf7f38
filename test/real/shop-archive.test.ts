import { describe, expect, test } from 'vitest';
import { allMounted, axe, expectNoProblems, mounted, openPage, timersRun, type WatchedPage } from '../support/page';

const SELECTS = '.woocommerce-ordering select.orderby';

interface Row {
  state: string;
  errors: string[];
  diagnostics: string[];
}

/** What the page's own report complains about. */
const complaints = (page: WatchedPage): Promise<Row[]> =>
  page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { report(): Row[] } };
    return api.report().filter((row) => row.state === 'failed' || row.errors.length > 0 || row.diagnostics.length > 0);
  });

for (const [width, mobile] of [
  ['1280 px', false],
  ['390 px', true],
] as const) {
  describe(`the real listing at ${width}`, () => {
    test('the real listing has its widgets without a problem and leaves nothing hidden', async () => {
      const page = await openPage('/shop-archive.html', { mobile });
      await mounted(page, 'sort-dropdown');
      expect(await complaints(page)).toEqual([]);
      const hidden = (): Promise<number> =>
        page.$$eval(
          'li.product, .woocommerce-ordering, .woocommerce-result-count',
          (all) =>
            all.filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
        );
      await expect.poll(hidden).toBe(0);
      expectNoProblems(page);
    });

    test('the real listing is sorted by each of its two forms', async () => {
      const page = await openPage('/shop-archive.html', { mobile });
      for (const [at, order] of [
        [0, 'price'],
        [1, 'popularity'],
      ] as const) {
        await mounted(page, 'sort-dropdown');
        await Promise.all([
          page.waitForURL((url) => url.searchParams.get('orderby') === order),
          page.locator(SELECTS).nth(at).selectOption(order),
        ]);
        expect(new URL(page.url()).searchParams.get('paged')).toBe('1');
      }
      expectNoProblems(page);
    });
  });
}

test('the real listing is sorted only when the focus leaves the select that was changed by keys', async () => {
  const page = await openPage('/shop-archive.html');
  await mounted(page, 'sort-dropdown');
  await page.locator(SELECTS).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await timersRun(page, 300);
  expect(new URL(page.url()).search).toBe('');
  await Promise.all([page.waitForURL(/orderby=rating/), page.keyboard.press('Tab')]);
});

test('the real listing has no accessibility problem besides those that the server sent', async () => {
  const before = await openPage('/shop-archive.html?script=none');
  const known = new Set((await axe(before)).map((violation) => violation.rule));
  const page = await openPage('/shop-archive.html');
  await mounted(page, 'sort-dropdown');
  expect((await axe(page)).filter((violation) => !known.has(violation.rule))).toEqual([]);
});

test('a real search without a result has its widgets without a problem', async () => {
  const page = await openPage('/shop-nothing.html');
  await allMounted(page);
  expect(await complaints(page)).toEqual([]);
  expect(await page.locator('.woocommerce-info').isVisible()).toBe(true);
  expectNoProblems(page);
});
