/**
 * What the page shows when a listener of another script hears of a change. WooCommerce's scripts answer these events in
 * handlers of their own, which they bind at the start: whoever binds after them finds their answer in the page.
 */
import { describe, expect, test } from 'vitest';
import { chooseHoodie } from '../support/hoodie';
import { mounted, openPage, switchAnswer, type WatchedPage } from '../support/page';

interface Row {
  event: string;
  /** The element whose listener looks. @default body */
  on?: string;
  path: string;
  widget?: string;
  act(page: WatchedPage): Promise<unknown>;
  /** An expression of the page that the listener evaluates, and what it gives. */
  looks: string;
  finds: unknown;
  /** The browser's own event: without jQuery, native listeners run in the order in which they were bound. */
  isNative?: true;
}

const text = (selector: string): string => `document.querySelector('${selector}')?.textContent.trim()`;
const is = (selector: string): string => `document.querySelector('${selector}') !== null`;

const ADD = '.ajax_add_to_cart[data-product_id="11"]';
const add = (page: WatchedPage): Promise<void> => page.click(ADD);
const shop = { path: '/shop/', act: add };

const CART = '/cart/?add-to-cart=11&nomini=1';
const cart = { path: CART, widget: 'cart-page' };
const update = async (page: WatchedPage): Promise<void> => {
  await page.fill('.cart_item input.qty', '3');
  await page.click('[name=update_cart]');
};
const coupon = (code: string) => async (page: WatchedPage) => {
  await page.fill('#coupon_code', code);
  await page.click('[name=apply_coupon]');
};

const FORM = 'form.variations_form';
const BUTTON = `${FORM} .single_add_to_cart_button`;
const form = { path: '/product/hoodie/', widget: 'variation-form', on: FORM };
const chooseAndReset = async (page: WatchedPage): Promise<void> => {
  await chooseHoodie(page);
  await page.waitForSelector(`${BUTTON}:not(.disabled)`);
  await page.click('.reset_variations');
};
const ID = `document.querySelector('${FORM} input.variation_id').value`;
const values = `[...document.querySelectorAll('${FORM} .variations select')].map((one) => one.value).join()`;

const ROWS: readonly Row[] = [
  { ...shop, event: 'added_to_cart', looks: text('.cart-contents .count'), finds: '1 item' },
  { ...shop, event: 'added_to_cart', looks: is(`${ADD}.added:not(.loading)`), finds: true },
  { ...shop, event: 'added_to_cart', looks: is(`${ADD} + a.added_to_cart`), finds: true },
  { ...shop, event: 'wc_cart_button_updated', looks: is(`${ADD}.added + a.added_to_cart`), finds: true },
  { ...shop, event: 'wc_fragments_loaded', looks: text('.cart-contents .count'), finds: '1 item' },
  {
    event: 'removed_from_cart',
    path: '/shop/?add-to-cart=11',
    widget: 'mini-cart',
    act: (page) => page.locator('.remove_from_cart_button').first().dispatchEvent('click'),
    looks: text('.cart-contents .count'),
    finds: '0 items',
  },
  {
    event: 'wc_fragments_refreshed',
    path: '/shop/?add-to-cart=11',
    widget: 'cart-fragments',
    act: (page) => page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh'))),
    looks: text('.cart-contents .count'),
    finds: '1 item',
  },
  {
    ...cart,
    event: 'updated_cart_totals',
    act: update,
    looks: text('.order-total .amount'),
    finds: expect.stringMatching(/\d/),
  },
  { ...cart, event: 'updated_wc_div', act: update, looks: is('.woocommerce-message'), finds: true },
  { ...cart, event: 'updated_wc_div', act: update, looks: is('[name=update_cart]:disabled'), finds: true },
  {
    ...cart,
    event: 'wc_cart_emptied',
    act: (page) => page.click('.product-remove > a'),
    looks: `${is('.wc-empty-cart-message')} && ${is('.woocommerce-message')}`,
    finds: true,
  },
  { ...cart, event: 'applied_coupon', act: coupon('save10'), looks: is('.woocommerce-message'), finds: true },
  { ...cart, event: 'applied_coupon', act: coupon('none'), looks: is('#coupon-error-notice'), finds: true },
  { ...cart, event: 'updated_wc_div', act: coupon('none'), looks: is('#coupon-error-notice'), finds: true },
  {
    ...cart,
    event: 'removed_coupon',
    async act(page) {
      await coupon('save10')(page);
      await page.click('.woocommerce-remove-coupon');
    },
    looks: text('.woocommerce-message'),
    finds: expect.stringMatching(/removed|taken/i),
  },
  {
    ...cart,
    event: 'updated_shipping_method',
    act: (page) => page.locator('.shipping_method:not(:checked)').first().click(),
    looks: `[...document.querySelectorAll('.shipping_method')].findIndex((one) => one.defaultChecked) > 0`,
    finds: true,
  },
  { ...form, event: 'change', act: chooseHoodie, looks: ID, finds: '21', isNative: true },
  { ...form, event: 'woocommerce_variation_select_change', act: chooseHoodie, looks: ID, finds: '' },
  { ...form, event: 'check_variations', act: chooseHoodie, looks: ID, finds: '21' },
  {
    ...form,
    event: 'update_variation_values',
    act: chooseHoodie,
    looks: `document.querySelectorAll('${FORM} option.attached').length > 0`,
    finds: true,
  },
  { ...form, event: 'found_variation', act: chooseHoodie, looks: ID, finds: '21' },
  { ...form, event: 'woocommerce_variation_has_changed', act: chooseHoodie, looks: ID, finds: '21' },
  { ...form, event: 'show_variation', act: chooseHoodie, looks: is(`${BUTTON}:not(.disabled)`), finds: true },
  { ...form, event: 'show_variation', act: chooseHoodie, looks: text('.single_variation .price'), finds: '$39.95' },
  { ...form, event: 'click', act: chooseAndReset, looks: values, finds: ',,', isNative: true },
  { ...form, event: 'hide_variation', act: chooseAndReset, looks: is(`${BUTTON}.disabled`), finds: true },
  { ...form, event: 'reset_data', act: chooseAndReset, looks: is(`${BUTTON}.disabled`), finds: true },
  {
    ...form,
    event: 'announce_reset',
    act: chooseAndReset,
    looks: `${text('.reset_variations_alert')} !== ''`,
    finds: true,
  },
  {
    ...form,
    event: 'reset_focus',
    act: chooseAndReset,
    looks: 'document.activeElement.localName',
    finds: 'select',
  },
  { ...form, event: 'wc_variation_form', act: async () => {}, looks: is(`${BUTTON}.disabled`), finds: true },
];

/** Binds the listener when the page is parsed, long before a widget mounts, and notes what it finds, per event. */
function look([event, on, looks]: readonly [string, string, string]): void {
  const found: unknown[] = [];
  Object.assign(window, { found });
  addEventListener('DOMContentLoaded', () => {
    const target = document.querySelector(on) as Element;
    const read = new Function(`return ${looks}`) as () => unknown;
    const note = (): void => void found.push(read());
    const { jQuery } = window as unknown as { jQuery?: (of: Element) => { on(name: string, run: () => void): void } };
    if (jQuery) jQuery(target).on(event, note);
    else target.addEventListener(event, note);
  });
}

for (const jquery of ['', 'jquery=1']) {
  describe(`a listener that was bound before the widget, ${jquery ? 'with jQuery' : 'without jQuery'}`, () => {
    test.each(ROWS.filter(({ isNative }) => jquery || !isNative))(
      'a listener of $event finds the answer in the page: $looks',
      async ({ event, on = 'body', path, widget, act, looks, finds }) => {
        const address = jquery ? `${path}${path.includes('?') ? '&' : '?'}${jquery}` : path;
        const page = await openPage(address, {
          before: (opening) => opening.addInitScript(look, [event, on, looks] as const),
        });
        if (widget) await mounted(page, widget);
        await act(page);
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { found: unknown[] }).found.at(-1)))
          .toEqual(finds);
      },
    );
  });
}

test('a listener of another script’s add finds the changed cart once that script has told that it adds', async () => {
  const page = await openPage('/shop/?jquery=1', {
    before: (opening) => opening.addInitScript(look, ['added_to_cart', 'body', text('.cart-contents .count')] as const),
  });
  await mounted(page, 'cart-fragments');
  await switchAnswer(page, { endpoint: 'get_refreshed_fragments', body: '{}', type: 'application/json' });
  const code = page.waitForResponse(/\/cart-[\w-]+\.js/);
  await page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery(of: Element): { trigger(name: string, args: unknown[]): void } };
    jQuery(document.body).trigger('adding_to_cart', []);
  });
  await code;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const all = window as unknown as {
          jQuery(of: Element): { trigger(name: string, args: unknown[]): void };
          found: unknown[];
        };
        const html = '<a class="cart-contents" href="/cart/"><span class="count">7 items</span></a>';
        all.jQuery(document.body).trigger('added_to_cart', [{ 'a.cart-contents': html }, 'hash']);
        return all.found.at(-1);
      }),
    )
    .toBe('7 items');
});
