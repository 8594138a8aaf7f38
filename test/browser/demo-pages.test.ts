import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, openPage, type WatchedPage } from '../support/page';

const PAGES = [
  '/',
  '/product/mug/',
  '/product/hoodie/',
  '/product/sneaker/',
  '/product/jacket/',
  '/product/set/',
  '/product/print/',
  '/product/radio/',
  '/product/lamp/',
  '/product/vase/',
  '/product/book/',
  '/product/desk/',
  '/custom/',
  '/shop/',
  '/shop/page/6/',
  '/shop/nothing/',
  '/shop/jet/',
  '/cart/',
] as const;

/** No host is on its way any more; those that wait for a touch stay as they are. */
const settled = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => {
    const { StorefrontWidgets: api } = window as { StorefrontWidgets?: { report?(): { state: string }[] } };
    const rows = api?.report?.();
    return rows && rows.length > 0 && rows.every(({ state }) => state === 'mounted' || state === 'waiting');
  });

const scrollsSideways = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const path of PAGES) {
  describe(`the demo page ${path}`, () => {
    for (const mobile of [false, true]) {
      test(`breaks no accessibility rule and reports no problem at ${mobile ? 390 : 1280} px`, async () => {
        const page = await openPage(path, { mobile });
        await settled(page);
        expect(await axe(page)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
        expectNoProblems(page);
      });
    }
  });
}

for (const path of ['/product/mug/', '/product/hoodie/', '/product/sneaker/', '/product/lamp/', '/product/jacket/']) {
  test(`${path} works under a strict content security policy`, async () => {
    const page = await openPage(`${path}?csp=strict`);
    await settled(page);
    await page.click('.reviews_tab a');
    await page.locator('p.stars .star-5').click();
    await page.locator('.woocommerce-product-gallery__trigger').click();
    await page.locator('.pswp__counter').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pswp--open').waitFor({ state: 'detached' });
    expectNoProblems(page);
  });
}

test('the page reads and works at 200 % zoom, and from right to left', async () => {
  const page = await openPage('/product/sneaker/?dir=rtl', { viewport: { width: 640, height: 450 } });
  await settled(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.click('.reviews_tab a');
  await page.locator('p.stars a').first().waitFor();
  expectNoProblems(page);
});

test('everything that a visitor needs is there without JavaScript', async () => {
  const page = await openPage('/product/lamp/', { javaScriptEnabled: false });
  expect(await page.locator('.wc-tab:visible').count()).toBeGreaterThan(1);
  expect(await page.locator('select[name=rating]').isVisible()).toBe(true);
  expect(await page.locator('.single_add_to_cart_button').isEnabled()).toBe(true);
});
