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
  '/recipes/',
  '/shop/',
  '/shop/page/6/',
  '/shop/nothing/',
  '/shop/jet/',
  '/cart/',
  '/cart/?add-to-cart=11',
  '/cart/?add-to-cart=11&auto=1',
  '/checkout/?add-to-cart=11',
  '/checkout/?modify=1',
  '/checkout/order-received/',
  '/my-account/',
  '/my-account/lost-password/',
  '/my-account/edit-address/billing/',
  '/banners/',
  '/banners/?cookies=pop_up',
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

for (const path of [
  '/shop/',
  '/shop/jet/',
  '/cart/?add-to-cart=11',
  '/checkout/?add-to-cart=11',
  '/my-account/',
  '/banners/',
]) {
  test(`${path} reads from right to left, and at 200 % zoom`, async () => {
    const query = path.includes('?') ? '&dir=rtl' : '?dir=rtl';
    const page = await openPage(path + query, { viewport: { width: 640, height: 450 } });
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expectNoProblems(page);
  });
}

test('a listing is sorted, a cart changed and an order sent without JavaScript', async () => {
  const page = await openPage('/shop/?orderby=price&paged=1', { javaScriptEnabled: false });
  expect(await page.locator('.woocommerce-loop-product__title').first().textContent()).toBe('Brick Notebook');
  await page.locator('.add_to_cart_button.ajax_add_to_cart').first().click();
  await page.locator('.woocommerce-message a').click();
  await page.fill('input.qty', '3');
  await page.click('[name=update_cart]');
  expect(await page.locator('input.qty').inputValue()).toBe('3');
  await page.click('a.remove');
  await page.click('.restore-item');
  expect(await page.locator('input.qty').inputValue()).toBe('3');
  await page.click('.checkout-button');
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode'])
    await page.fill(`#billing_${name}`, 'x');
  await page.fill('#billing_email', 'a@example.com');
  await page.check('#terms');
  await page.click('#place_order');
  expect(new URL(page.url()).pathname).toBe('/checkout/order-received/');
});

test('everything that a visitor needs is there without JavaScript', async () => {
  const page = await openPage('/product/lamp/', { javaScriptEnabled: false });
  expect(await page.locator('.wc-tab:visible').count()).toBeGreaterThan(1);
  expect(await page.locator('select[name=rating]').isVisible()).toBe(true);
  expect(await page.locator('.single_add_to_cart_button').isEnabled()).toBe(true);
});
