import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { type RealCart, serveRealCart } from './cartServer';

async function open(name: string, options: PageOptions = {}): Promise<{ page: WatchedPage; cart: RealCart }> {
  let cart: RealCart | undefined;
  const page = await openPage(`/${name}.html`, {
    ...options,
    before: async (opening) => {
      cart = await serveRealCart(opening);
      await options.before?.(opening);
    },
  });
  await mounted(page, 'cart-page');
  return { page, cart: cart as RealCart };
}

const quantities = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.cart_item input.qty', (fields) => fields.map((field) => (field as HTMLInputElement).value));

const idle = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.storefront-widgets-overlay'));

describe('the real page cart-with-items', () => {
  for (const [width, mobile] of [
    ['1280 px', false],
    ['390 px', true],
  ] as const) {
    test(`the real cart with items has its widgets without a problem at ${width}`, async () => {
      const { page } = await open('cart-with-items', { mobile });
      await expect.poll(() => page.locator('[name=update_cart]').isDisabled()).toBe(true);
      await expect.poll(() => page.locator('.shipping-calculator-form').isHidden()).toBe(true);
      await expect.poll(() => page.locator('.cart_totals .order-total').isVisible()).toBe(true);
      expectNoProblems(page);
    });
  }

  test('a changed quantity enables the button, which updates the real cart without leaving the page', async () => {
    const { page, cart } = await open('cart-with-items');
    await page.fill('.cart_item input.qty >> nth=0', '5');
    await page.click('[name=update_cart]');
    await page.locator('.woocommerce-message', { hasText: 'Cart updated.' }).waitFor();
    await idle(page);
    await expect.poll(() => quantities(page)).toEqual(['5', '1']);
    expect(cart.requests.filter(({ body }) => body.includes('update_cart'))).toHaveLength(1);
    expect(page.url()).toContain('cart-with-items');
    expectNoProblems(page);
  });

  test('a line of the real cart is removed and restored, and the empty cart shows when the last line is removed', async () => {
    const { page } = await open('cart-with-items');
    await page.click('.product-remove > a >> nth=0');
    await page.locator('.restore-item').waitFor();
    await idle(page);
    await expect.poll(() => quantities(page)).toEqual(['1']);
    await page.click('.restore-item');
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    await idle(page);
    for (const left of [1, 0]) {
      await page.click('.product-remove > a >> nth=0');
      await page.waitForFunction((count) => document.querySelectorAll('.cart_item').length === count, left);
      await idle(page);
    }
    await page.locator('.cart-empty').waitFor();
    await expect.poll(() => page.locator('.restore-item').count()).toBe(1);
    expectNoProblems(page);
  });

  test('the real cart shows a refused coupon below its field, and accepts and removes a valid one', async () => {
    const { page } = await open('cart-with-items');
    await page.fill('#coupon_code', 'NOPE');
    await page.click('[name=apply_coupon]');
    await page.locator('.coupon .coupon-error-notice').waitFor();
    expect(await page.textContent('.coupon-error-notice')).toBe('Coupon "NOPE" does not exist!');
    expect(await page.inputValue('#coupon_code')).toBe('NOPE');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('coupon_code');
    await page.fill('#coupon_code', 'TEN');
    await page.keyboard.press('Enter');
    await page.locator('.cart-discount').waitFor();
    await idle(page);
    await page.focus('.woocommerce-remove-coupon');
    await page.keyboard.press(' ');
    await page.locator('.cart-discount').waitFor({ state: 'detached' });
    await page.locator('.woocommerce-message', { hasText: 'Coupon has been removed.' }).waitFor();
    expectNoProblems(page);
  });

  test('the real cart keeps the focus when shipping is chosen, and its shipping calculator opens and is sent', async () => {
    const { page, cart } = await open('cart-with-items');
    const chosen = page.waitForResponse(/update_shipping_method/);
    await page.check('#shipping_method_0_local_pickup2');
    await chosen;
    await idle(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shipping_method_0_local_pickup2');
    await page.click('.shipping-calculator-button');
    await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
    await page.fill('#calc_shipping_postcode', '10115');
    await page.click('[name=calc_shipping]');
    await page.locator('.woocommerce-message', { hasText: 'Shipping costs updated.' }).waitFor();
    expect(cart.requests.filter(({ body }) => body.includes('calc_shipping=x'))).toHaveLength(1);
    expectNoProblems(page);
  });

  test('the real cart has no accessibility problem besides those that the server sent', async () => {
    const before = await openPage('/cart-with-items.html?script=none');
    const known = new Set((await axe(before)).map((violation) => violation.rule));
    const { page } = await open('cart-with-items');
    expect((await axe(page)).filter((violation) => !known.has(violation.rule))).toEqual([]);
  });
});

test('the real empty cart has its widget without a problem and shows its message', async () => {
  const { page } = await open('cart-empty');
  await expect.poll(() => page.locator('.cart-empty').isVisible()).toBe(true);
  expectNoProblems(page);
});
