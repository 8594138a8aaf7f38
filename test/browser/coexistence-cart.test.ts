import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  type Order,
  openBesideLegacy,
} from '../support/coexistence';
import { failChunk, hostsBecome, mounted, openPage, shopState, timersRun, type WatchedPage } from '../support/page';

const CART = '/cart/?add-to-cart=11';

const idle = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.storefront-widgets-overlay, .blockUI, .processing'));

const ofCart = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /^(cart|jet):/.test(effect));

/** Acts, and expects these calls of the shop, in any order, and no more. */
async function expectCalls(page: WatchedPage, act: () => Promise<unknown>, expected: string[]): Promise<void> {
  const before = (await shopState(page)).calls.length;
  const calls = async (): Promise<string[]> =>
    (await shopState(page)).calls
      .slice(before)
      .map(({ endpoint }) => endpoint)
      .sort();
  await act();
  await expect.poll(calls).toEqual(expected);
  await idle(page);
  await timersRun(page, 200);
  expect(await calls()).toEqual(expected);
}

const message = (page: WatchedPage, text: string): Promise<void> =>
  page.locator('.woocommerce-notices-wrapper > *', { hasText: text }).waitFor();

/** Waits for the fragments that the page asks for at its start. */
async function fragmentsCome(page: WatchedPage): Promise<void> {
  await expect
    .poll(async () => (await shopState(page)).calls.map(({ endpoint }) => endpoint))
    .toContain('get_refreshed_fragments');
  await timersRun(page, 300);
}

async function open(order: Order, path = CART): Promise<WatchedPage> {
  const page = await openBesideLegacy(path, order, ['cart-page']);
  await fragmentsCome(page);
  return page;
}

describe('the cart page beside WooCommerce’s own script', () => {
  for (const order of ORDERS) {
    test(`every action in the cart has one effect, and others hear of it once (${order})`, async () => {
      const page = await open(order);
      await forgetHeard(page);

      await expectCalls(page, async () => {
        await page.fill('.cart_item input.qty', '3');
        await page.click('[name=update_cart]');
        await message(page, 'Your cart is up to date.');
      }, ['get_refreshed_fragments', 'update_cart']);
      expect(await heardByOthers(page, 'updated_wc_div', 'body')).toBe(1);
      expect(await heardByOthers(page, 'updated_cart_totals', 'document')).toBe(1);
      expect(await heardByAnalytics(page, 'submit')).toEqual({ capture: 1, bubble: 1 });
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);

      await expectCalls(page, async () => {
        await page.fill('#coupon_code', 'fixed5');
        await page.keyboard.press('Enter');
        await page.locator('.cart-discount').waitFor();
      }, ['apply_coupon', 'cart', 'get_refreshed_fragments']);
      expect(await heardByOthers(page, 'applied_coupon', 'body')).toBe(1);

      await expectCalls(page, async () => {
        await page.focus('.woocommerce-remove-coupon');
        await page.keyboard.press('Space');
        await page.locator('.cart-discount').waitFor({ state: 'detached' });
      }, ['cart', 'get_refreshed_fragments', 'remove_coupon']);

      await expectCalls(page, async () => {
        const answered = page.waitForResponse(/update_shipping_method/);
        await page.locator('.shipping_method:not(:checked)').first().click();
        await answered;
      }, ['update_shipping_method']);

      await page.click('.shipping-calculator-button');
      await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
      await expectCalls(page, async () => {
        await page.click('[name=calc_shipping]');
        await message(page, 'The costs of delivery are up to date.');
      }, ['calc_shipping', 'get_refreshed_fragments']);

      await expectCalls(
        page,
        () =>
          page.evaluate(() => {
            const { jQuery } = window as unknown as { jQuery(target: unknown): { trigger(name: string): void } };
            jQuery(document).trigger('wc_update_cart');
          }),
        ['cart', 'get_refreshed_fragments'],
      );

      await expectCalls(page, async () => {
        await page.focus('.product-remove > a');
        await page.keyboard.press('Space');
        await page.locator('.restore-item').waitFor();
      }, ['get_refreshed_fragments', 'remove_item']);
      expect(await heardByOthers(page, 'wc_cart_emptied', 'body')).toBe(1);
      expect(await heardByOthers(page, 'item_removed_from_classic_cart', 'body')).toBe(1);

      expect(await ofCart(page)).toEqual([]);
    });
  }

  test('a removed line of the cart is brought back once', async () => {
    const page = await open('last');
    await page.request.get(new URL('/cart/?add-to-cart=14', page.url()).href);
    await expectCalls(page, async () => {
      await page.evaluate(() => {
        const { jQuery } = window as unknown as { jQuery(target: unknown): { trigger(name: string): void } };
        jQuery(document.body).trigger('wc_update_cart');
      });
      await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    }, ['cart', 'get_refreshed_fragments']);
    await expectCalls(page, async () => {
      await page.click('.product-remove > a >> nth=0');
      await page.locator('.restore-item').waitFor();
    }, ['get_refreshed_fragments', 'remove_item']);
    await expectCalls(page, async () => {
      await page.click('.restore-item');
      await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    }, ['get_refreshed_fragments', 'undo_item']);
    expect(await ofCart(page)).toEqual([]);
  });

  for (const order of ['first', 'delayed'] as const) {
    test(`Elementor’s own automatic update of the cart does not send a second time (${order})`, async () => {
      const page = await open(order, `${CART}&auto=1`);
      await expectCalls(page, async () => {
        await page.fill('.cart_item input.qty', '2');
        await page.locator('h1').click();
        await message(page, 'Your cart is up to date.');
      }, ['get_refreshed_fragments', 'update_cart']);
      expect(await ofCart(page)).toEqual([]);
    });
  }

  for (const auto of ['', '&auto=0']) {
    test(`the site’s own automatic update of the cart works where ours is off (${auto || 'not asked for'})`, async () => {
      const page = await openPage(`${CART}${auto}&jquery=1`);
      await mounted(page, 'cart-page');
      await fragmentsCome(page);
      await page.addStyleTag({ content: '[name=update_cart] { display: none }' });
      await page.evaluate(() => {
        type Collection = { on(type: string, selector: string, run: () => void): void; trigger(type: string): void };
        const { jQuery } = window as unknown as { jQuery(target: string): Collection };
        jQuery('div.woocommerce').on('change', 'input.qty', () => {
          jQuery("[name='update_cart']").trigger('click');
        });
      });
      await expectCalls(page, async () => {
        await page.fill('.cart_item input.qty', '2');
        await page.locator('h1').click();
        await message(page, 'Your cart is up to date.');
      }, ['get_refreshed_fragments', 'update_cart']);
      expect((await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([2]);
    });
  }

  test('WooCommerce’s own script serves the cart when the widget’s file does not arrive', async () => {
    const page = await openPage(`${CART}&legacy=first`, { before: (opening) => failChunk(opening, 'cart-page') });
    await hostsBecome(page, 'cart-page', 'failed', 'body');
    await page.fill('.cart_item input.qty', '3');
    await page.click('[name=update_cart]');
    await message(page, 'Your cart is up to date.');
    expect((await legacyEffects(page)).filter((effect) => effect === 'cart:request update')).toHaveLength(1);
    expect((await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([3]);
  });
});
