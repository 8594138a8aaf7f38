/** What the cart asks the shop for, and how it shows the answers. Fetched with the first need. */
import { announce } from '../../page/announce';
import { tellCart } from '../../page/cart/tell';
import { fetchHtml, HttpError, MESSAGES, wcAjaxUrl } from '../../page/http';
import { scrollToNotices } from '../../page/scrollToNotices';
import { showToast } from '../../ui/toast/toast';
import { type CartAnswer, hasCoupon, readNotices, readTotals, textOf } from './answer';
import type { CartState } from './CartState';
import { mergeCart, mergeTotals, reloadPage } from './merge';
import { alertOf, removeNotices, showNotices } from './notices';
import { actionOf, cartForm, cleanAddress, couponField, parameter } from './parts';
import { ignoresChanges } from './quantities';
import { askCart, fetchCart, postForm } from './request';
import type { Instead } from './runner';

const sayIgnored = (): void => void showToast({ type: 'error', message: MESSAGES.unknown });

const isOfCalculator = (name: string): boolean => name.startsWith('calc_shipping');

/** The page of the cart, as its form knows it. */
const cartPage = (): string => {
  const form = cartForm();
  return form ? actionOf(form) : cleanAddress();
};

/** Shows an answer, and enters into it what the shop does not know yet. */
function show(cart: CartState, answer: CartAnswer, preserve = false): HTMLElement[] | undefined {
  if (!preserve) cart.couponError = null;
  return mergeCart(answer, { preserve, replaced: cart.replaced });
}

/** Scrolls to what came with an answer; the focus goes there when its own place is gone. */
function scrollTo(shown: readonly HTMLElement[] = []): Instead {
  scrollToNotices(alertOf(shown));
  return [alertOf(shown)];
}

/** How long the next attempt waits after one that has failed, in milliseconds. */
const PAUSES = [0, 1000, 3000];

/** The cart as the shop has it now. Asking changes nothing, so it is tried again, for those who see an old cart else. */
async function fetchCurrent(cart: CartState): Promise<CartAnswer> {
  for (const pause of PAUSES) {
    const form = cartForm();
    try {
      // Without `update_cart` the shop saves nothing.
      return await fetchCart(cartPage(), form && [...new FormData(form)], cart.timeout);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetchCart(cartPage(), null, cart.timeout);
}

export async function runUpdate(cart: CartState, place: number): Promise<Instead | undefined> {
  const form = cartForm(place);
  if (!form) return undefined;
  // The coupon's code goes along, but nothing is done with it.
  const taken = cart.edits.taken((name) => name !== couponField()?.name && !isOfCalculator(name));
  const more: [string, string][] = [['update_cart', 'Update Cart']];
  const { answer, isIgnored } = await postForm(form, more, ignoresChanges(form), cart.timeout);
  cart.edits.settle(taken);
  const shown = show(cart, answer);
  if (isIgnored) sayIgnored();
  return scrollTo(shown);
}

export async function runRemove(cart: CartState, href: string, key: string): Promise<Instead | undefined> {
  let answer = await fetchCart(href, null, cart.timeout);
  const same = (): HTMLAnchorElement | undefined =>
    [...answer.root.querySelectorAll<HTMLAnchorElement>('.product-remove > a')].find(
      (one) => parameter(one.getAttribute('href') ?? '', 'remove_item') === key,
    );
  // A page from a cache has an old nonce, with which the shop does nothing and says nothing.
  const fresh = answer.notices.length === 0 ? same()?.getAttribute('href') : undefined;
  if (fresh) answer = await fetchCart(new URL(fresh, href).href, null, cart.timeout);
  const isIgnored = Boolean(fresh && same());
  const shown = show(cart, answer);
  if (isIgnored) sayIgnored();
  // Who then shows the notice finds the visitor where the removal has left them.
  else cart.whenOver(() => tellCart('item_removed_from_classic_cart'));
  return scrollTo(shown);
}

export async function runUndo(cart: CartState, href: string, key: string): Promise<Instead | undefined> {
  const shown = show(cart, await fetchCart(href, null, cart.timeout));
  if (!shown) return undefined;
  const row = document.querySelector(`.product-remove > a[href*="remove_item=${CSS.escape(key)}"]`);
  return [row, alertOf(shown)];
}

export const runRefresh = async (cart: CartState, preserve: boolean): Promise<Instead | undefined> =>
  scrollTo(show(cart, await fetchCurrent(cart), preserve));

/** What the shop says about a coupon; `current` is its cart, where that was asked for. */
interface CouponAnswer {
  notices: HTMLElement[];
  isError: boolean;
  current?: CartAnswer;
}

/**
 * Reads what an endpoint for coupons says. Sites hide such messages, or print something else: then the cart tells whether
 * the coupon counts, or counts no more. @throws HttpError when it was not done
 */
async function readCoupon(cart: CartState, html: string, code: string, counts: boolean): Promise<CouponAnswer> {
  const said = html.trim() ? readNotices(html) : { notices: [], isError: false, isSure: false };
  if (said.isSure) return said;
  const current = await fetchCurrent(cart);
  if (hasCoupon(current, code) !== counts) throw new HttpError('not-json', MESSAGES.unknown);
  return { ...said, current };
}

export async function runApplyCoupon(cart: CartState, field: HTMLInputElement): Promise<Instead | undefined> {
  const code = field.value;
  const html = await askCart('apply_coupon', 'apply_coupon_nonce', [['coupon_code', code]], cartPage(), cart.timeout);
  const { notices, isError, current } = await readCoupon(cart, html, code, true);
  removeNotices();
  cart.sayCouponError(null);
  const shown = isError ? [] : showNotices(notices);
  if (!isError) cart.edits.forget(field.name);
  tellCart('applied_coupon', code);
  try {
    show(cart, current ?? (await fetchCurrent(cart)), true);
  } catch {
    // The coupon counts already: asking for it once more would only bring an error.
    if (!isError) reloadPage();
  }
  if (!isError) {
    // A field outside of the form is not replaced by the answer.
    if (field.isConnected) field.value = '';
    return scrollTo(shown);
  }
  cart.couponErrorNext = notices.map(textOf).join(' ');
  return [couponField()];
}

export async function runRemoveCoupon(cart: CartState, code: string): Promise<Instead | undefined> {
  const html = await askCart('remove_coupon', 'remove_coupon_nonce', [['coupon', code]], cartPage(), cart.timeout);
  const { notices, current } = await readCoupon(cart, html, code, false);
  removeNotices();
  const shown = showNotices(notices);
  tellCart('removed_coupon', code);
  try {
    show(cart, current ?? (await fetchCurrent(cart)), true);
  } catch {
    reloadPage();
  }
  return scrollTo(shown);
}

function showTotals(cart: CartState, html: string): void {
  mergeTotals(readTotals(html), cart.replaced);
  const total = document.querySelector('.cart_totals .order-total');
  if (total) announce(textOf(total));
}

export const runTotals = async (cart: CartState): Promise<void> =>
  showTotals(cart, await fetchHtml(wcAjaxUrl('get_cart_totals'), null, { timeout: cart.timeout }));

export async function runShipping(cart: CartState, fields: [string, string][]): Promise<void> {
  const nonceName = 'update_shipping_method_nonce';
  showTotals(cart, await askCart('update_shipping_method', nonceName, fields, cartPage(), cart.timeout));
  tellCart('updated_shipping_method');
}

export async function runCalculate(cart: CartState, form: HTMLFormElement): Promise<Instead | undefined> {
  const taken = cart.edits.taken(isOfCalculator);
  const isIgnored = ({ notices }: CartAnswer): boolean => notices.length === 0;
  const { answer } = await postForm(form, [['calc_shipping', 'x']], isIgnored, cart.timeout);
  cart.edits.settle(taken);
  cart.isCalculatorShown = false;
  cart.isCalculatorOpen = false;
  const shown = show(cart, answer);
  return [document.querySelector('.shipping-calculator-button'), ...(shown ?? [])];
}
