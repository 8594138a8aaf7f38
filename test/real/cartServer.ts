import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Route } from 'playwright-core';

const folder = resolve('../shared/real-pages');
const filled = readFileSync(`${folder}/cart-with-items.html`, 'utf8');
const empty = readFileSync(`${folder}/cart-empty.html`, 'utf8');

const ROW = /<tr class="woocommerce-cart-form__cart-item[\s\S]*?<\/tr>/g;
const WRAPPER = '<div class="woocommerce-notices-wrapper">';

/** What the shop behind the real cart page holds, and what it was asked. */
export interface RealCart {
  /** Quantities by line key. */
  quantities: Record<string, number>;
  coupon: string;
  requests: { method: string; path: string; body: string }[];
  /** Answers the next request of this path part instead. */
  fail?: { path: string; answer(route: Route): Promise<void> };
}

const keyOf = (row: string): string => /remove_item=(\w+)/.exec(row)?.[1] ?? '';

function pageOf(cart: RealCart, notice: string): string {
  const isEmpty = Object.keys(cart.quantities).length === 0;
  const html = isEmpty
    ? empty
    : filled
        .replace(ROW, (row) => {
          const quantity = cart.quantities[keyOf(row)];
          return quantity === undefined ? '' : row.replace(/value="\d+"/, `value="${quantity}"`);
        })
        .replace(
          '<tr class="cart-subtotal">',
          cart.coupon &&
            `<tr class="cart-discount coupon-${cart.coupon}"><th>Coupon</th><td><a href="/cart/?remove_coupon=${cart.coupon}" class="woocommerce-remove-coupon" role="button" data-coupon="${cart.coupon}">[Remove]</a></td></tr>$&`,
        );
  return html.replace(WRAPPER, `${WRAPPER}${notice}`);
}

const message = (text: string): string => `<div class="woocommerce-message" role="alert">${text}</div>`;

function answerCart(cart: RealCart, url: URL, body: string): string {
  const fields = new URLSearchParams(body);
  const [removed, restored] = [url.searchParams.get('remove_item'), url.searchParams.get('undo_item')];
  if (removed) {
    delete cart.quantities[removed];
    return pageOf(
      cart,
      message(`Item removed. <a href="/cart/?undo_item=${removed}&_wpnonce=1" class="restore-item">Undo?</a>`),
    );
  }
  if (restored) cart.quantities[restored] = 1;
  if (fields.has('calc_shipping')) return pageOf(cart, message('Shipping costs updated.'));
  if (!fields.has('update_cart')) return pageOf(cart, '');
  for (const key of Object.keys(cart.quantities)) {
    cart.quantities[key] = Number(fields.get(`cart[${key}][qty]`));
    if (cart.quantities[key] === 0) delete cart.quantities[key];
  }
  return pageOf(cart, message('Cart updated.'));
}

/** Answers the calls of the real cart page, as the shop would that printed it. */
export async function serveRealCart(page: Page): Promise<RealCart> {
  const cart: RealCart = {
    quantities: Object.fromEntries(
      [...filled.matchAll(ROW)].map(([row]) => [keyOf(row), Number(/value="(\d+)"/.exec(row)?.[1])]),
    ),
    coupon: '',
    requests: [],
  };
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    const body = request.postData() ?? '';
    cart.requests.push({ method: request.method(), path: url.pathname + url.search, body });
    const { fail } = cart;
    if (fail && (url.pathname + url.search).includes(fail.path)) {
      cart.fail = undefined;
      return fail.answer(route);
    }
    const endpoint = url.searchParams.get('wc-ajax');
    if (endpoint === 'update_shipping_method' || endpoint === 'get_cart_totals') {
      const totals = filled.slice(filled.indexOf('<div class="cart_totals'), filled.indexOf('<div id="secondary"'));
      return route.fulfill({ contentType: 'text/html', body: totals });
    }
    if (endpoint === 'apply_coupon' && !body.includes('NOPE')) cart.coupon = 'ten';
    if (endpoint === 'remove_coupon') cart.coupon = '';
    if (endpoint) return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: answerCart(cart, url, body) });
  };
  await page.route(/\/cart\/|wc-ajax=(?!get_refreshed)/, handle);
  return cart;
}
