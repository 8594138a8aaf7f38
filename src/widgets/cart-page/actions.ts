import { announce } from '../../page/base/announce';
import { goTo } from '../../page/base/url';
import { MESSAGES } from '../../page/network/http';
import { showError } from '../../ui/dialogs/toast/toast';
import { emitCartEvent } from '../../woocommerce/cart/events';
import { scrollToNotices } from '../../woocommerce/scrollToNotices';
import { sendNatively } from '../../woocommerce/sendNatively';
import type { CartAnswer, Totals } from './answer';
import type { CartState } from './CartState';
import {
  cartForm,
  controlsOf,
  couponField,
  couponOf,
  FORM,
  lastUsedIndex,
  parameter,
  revertChoices,
  shippingFields,
  textOf,
} from './markup';
import { isFocusLost } from './overlays';
import type { Action, Outcome, Shop } from './queue';

const isOfCalculator = (name: string): boolean => name.startsWith('calc_shipping');

function submitNatively(form: HTMLFormElement | null, name: string): boolean {
  const [button] = controlsOf<HTMLButtonElement>(form, `[name="${name}"]`);
  if (!form?.isConnected || !button || !(form.noValidate || form.checkValidity())) return false;
  button.disabled = false;
  sendNatively(form, button);
  return true;
}

function showCart(
  cart: CartState,
  { replaceCart }: Shop,
  answer: CartAnswer,
  keepsNotices = false,
): HTMLElement[] | undefined {
  if (!keepsNotices) cart.couponError = null;
  return replaceCart(answer, keepsNotices, cart.onReplaced);
}

/** The notice that gets the focus: the first alert, else the first notice. */
const mainNotice = (notices: readonly HTMLElement[]): HTMLElement | undefined =>
  notices.find((notice) => notice.matches('[role=alert]')) ?? notices[0];

function scrollTo(notices: readonly HTMLElement[] = []): Outcome {
  const notice = mainNotice(notices);
  scrollToNotices(notice);
  return { focusTargets: [notice] };
}

const showIgnored = (): void => void showError(MESSAGES.unexpected);

/** Saves the quantities and the fields that plugins have added to the form. */
export function update(cart: CartState): Action {
  // The visitor may use another copy of the form before it is this action's turn.
  const index = lastUsedIndex();
  return {
    key: 'update',
    goNatively: () => submitNatively(cartForm(index), 'update_cart'),
    async run(shop) {
      const form = cartForm(index);
      if (!form) return undefined;
      const sent = cart.edits.entriesOf((name) => name !== couponField()?.name && !isOfCalculator(name));
      const isIgnoring = shop.ignoresChanges(form);
      const { answer, isIgnored } = await shop.postForm(
        form,
        [['update_cart', 'Update Cart']],
        isIgnoring,
        cart.timeout,
      );
      cart.edits.markSaved(sent);
      const notices = showCart(cart, shop, answer);
      if (isIgnored) showIgnored();
      return scrollTo(notices);
    },
  };
}

/** Removes a line. */
export function remove(cart: CartState, { href }: HTMLAnchorElement): Action {
  const key = parameter(href, 'remove_item') ?? href;
  const linkIn = ({ root }: CartAnswer): HTMLAnchorElement | undefined =>
    [...root.querySelectorAll<HTMLAnchorElement>('.product-remove > a')].find(
      (link) => parameter(link.getAttribute('href') ?? '', 'remove_item') === key,
    );
  return {
    key: `remove ${key}`,
    goNatively: () => goTo(href),
    async run(shop) {
      let answer = await shop.fetchCart(href, null, cart.timeout);
      // For the old nonce of a cached page the shop does nothing and prints no message.
      const renewed = answer.notices.length === 0 ? linkIn(answer)?.getAttribute('href') : undefined;
      if (renewed) answer = await shop.fetchCart(new URL(renewed, href).href, null, cart.timeout);
      const isIgnored = Boolean(renewed && linkIn(answer));
      const notices = showCart(cart, shop, answer);
      if (isIgnored) showIgnored();
      const outcome = scrollTo(notices);
      // Emitted last, because listeners move the focus only if it is where the removal has left it.
      return isIgnored ? outcome : { ...outcome, onIdle: () => emitCartEvent('item_removed_from_classic_cart') };
    },
  };
}

/** Restores a removed line and moves the focus to it, without scrolling. */
export function undo(cart: CartState, { href }: HTMLAnchorElement): Action {
  const key = parameter(href, 'undo_item') ?? href;
  return {
    key: `undo ${key}`,
    goNatively: () => goTo(href),
    async run(shop) {
      const notices = showCart(cart, shop, await shop.fetchCart(href, null, cart.timeout));
      if (!notices) return undefined;
      const link = document.querySelector(`.product-remove > a[href*="remove_item=${CSS.escape(key)}"]`);
      return { focusTargets: [link, mainNotice(notices)] };
    },
  };
}

/** Shows the shop's current cart. `keepsNotices`: the page keeps its notices. */
export const refresh = (cart: CartState, keepsNotices: boolean): Action => ({
  key: `refresh ${keepsNotices}`,
  isRefresh: true,
  async run(shop) {
    return scrollTo(showCart(cart, shop, await shop.fetchCurrent(cart.timeout), keepsNotices));
  },
});

/** Applies a coupon; an error appears below the field. */
export const applyCoupon = (cart: CartState, field: HTMLInputElement): Action => ({
  key: 'apply coupon',
  goNatively: () => submitNatively(cartForm(), 'apply_coupon'),
  async run(shop) {
    const code = field.value;
    const answer = await shop.postCoupon('apply_coupon', code, cart.timeout);
    const { notices, isError, current } = answer;
    const shown = shop.replaceNotices(isError ? { notices: [], scripts: [] } : answer);
    const error = isError ? notices.map(textOf).join(' ') : null;
    cart.showCouponError(error);
    if (!isError) cart.edits.forget(field.name);
    emitCartEvent('applied_coupon', code);
    try {
      showCart(cart, shop, current ?? (await shop.fetchCurrent(cart.timeout)), true);
    } catch {
      // The coupon has been applied, so that repeating the request would only return an error.
      if (!isError) shop.reloadPage();
    }
    if (error !== null) return { focusTargets: [couponField()], onEnd: () => readCouponError(cart, error, code) };
    if (field.isConnected) field.value = '';
    return scrollTo(shown);
  },
});

/**
 * Focuses the field first, because screen readers read the error only if it appears while the field has the focus.
 * Where the visitor has left the cart meanwhile, the focus stays.
 */
function readCouponError(cart: CartState, text: string, code: string): void {
  const field = couponField();
  if (isFocusLost() || document.activeElement?.closest(FORM)) {
    field?.focus({ preventScroll: true });
    cart.showCouponError(null);
    cart.showCouponError(text);
  }
  // The refused code stays to be corrected, until the next answer replaces the field.
  if (field?.value === code) cart.edits.forget(field.name);
}

/** Removes a coupon from the cart. */
export function removeCoupon(cart: CartState, link: HTMLAnchorElement): Action {
  const code = couponOf(link);
  return {
    key: `remove coupon ${code}`,
    goNatively: () => goTo(link.href),
    async run(shop) {
      const answer = await shop.postCoupon('remove_coupon', code, cart.timeout);
      const { current } = answer;
      const shown = shop.replaceNotices(answer);
      emitCartEvent('removed_coupon', code);
      try {
        showCart(cart, shop, current ?? (await shop.fetchCurrent(cart.timeout)), true);
      } catch {
        shop.reloadPage();
      }
      return scrollTo(shown);
    },
  };
}

function showTotals(cart: CartState, { replaceTotals }: Shop, totals: Totals): void {
  replaceTotals(totals, cart.onReplaced);
  const total = document.querySelector('.cart_totals .order-total');
  if (total) announce(textOf(total));
}

const refreshTotals = (cart: CartState): Action => ({
  key: 'totals',
  isQuiet: true,
  async run(shop) {
    showTotals(cart, shop, await shop.fetchTotals(cart.timeout));
    return undefined;
  },
});

/** Sends the shipping choice. A failure reverts it, because there is no native way to send it. */
export function chooseShipping(cart: CartState): Action {
  const fields = shippingFields();
  return {
    key: `shipping ${JSON.stringify(fields)}`,
    kind: 'shipping',
    revert() {
      revertChoices();
      return navigator.onLine ? refreshTotals(cart) : undefined;
    },
    async run(shop) {
      showTotals(cart, shop, await shop.postShipping(fields, cart.timeout));
      emitCartEvent('updated_shipping_method');
      return undefined;
    },
  };
}

/** Sends the address of the shipping calculator. What is wrong with it stands above the cart, out of sight. */
export const calculate = (cart: CartState, form: HTMLFormElement): Action => ({
  key: 'calculate',
  goNatively: () => submitNatively(form, 'calc_shipping'),
  async run(shop) {
    const sent = cart.edits.entriesOf(isOfCalculator);
    const isIgnored = ({ notices }: CartAnswer): boolean => notices.length === 0;
    const { answer } = await shop.postForm(form, [['calc_shipping', 'x']], isIgnored, cart.timeout);
    cart.edits.markSaved(sent);
    cart.calculator = 'closed';
    const notices = showCart(cart, shop, answer);
    if (notices?.some((notice) => notice.matches('.woocommerce-error, .is-error'))) return scrollTo(notices);
    return { focusTargets: [document.querySelector('.shipping-calculator-button'), ...(notices ?? [])] };
  },
});
