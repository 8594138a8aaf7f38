import { tellCart } from '../../page/cart/tell';
import { MESSAGES } from '../../page/http';
import { scrollToNotices } from '../../page/scrollToNotices';
import { goTo } from '../../page/url';
import { showToast } from '../../ui/toast/toast';
import { type CartAnswer, readNotices, textOf } from './answer';
import type { CartState } from './CartState';
import { reloadPage } from './merge';
import { alertOf, removeNotices, showNotices } from './notices';
import { actionOf, cartForm, couponField, parameter } from './parts';
import { ignoresChanges } from './quantities';
import { askCart, fetchCart, postForm } from './request';
import type { Action, Instead } from './runner';

const sayIgnored = (): void => void showToast({ type: 'error', message: MESSAGES.unknown });

/** The page of the cart, as its form knows it. */
const cartPage = (): string => {
  const form = cartForm();
  return form ? actionOf(form) : window.location.href;
};

/** Scrolls to what came with an answer; the focus goes there when its own place is gone. */
function scrollTo(shown: readonly HTMLElement[] = []): Instead {
  scrollToNotices(alertOf(shown));
  return [alertOf(shown)];
}

/** The cart as the shop has it now; once more if that fails, since asking changes nothing. */
function fetchCurrent(cart: CartState): Promise<CartAnswer> {
  const form = cartForm();
  // Without `update_cart` the shop saves nothing.
  const ask = () => fetchCart(cartPage(), form && [...new FormData(form)], cart.timeout);
  return ask().catch(ask);
}

/** Lets the browser submit the cart's form with one of its buttons. */
function submitNatively(cart: CartState, name: string): boolean {
  const form = cartForm();
  const button = form?.querySelector<HTMLButtonElement>(`[name="${name}"]`);
  if (!form || !button || !form.checkValidity()) return false;
  button.disabled = false;
  cart.isNative = true;
  form.requestSubmit(button);
  cart.isNative = false;
  return true;
}

/** Sends the quantities (and whatever else plugins have put into the form). */
export function update(cart: CartState): Action {
  return {
    key: 'update',
    native: () => submitNatively(cart, 'update_cart'),
    async run() {
      const form = cartForm();
      if (!form) return undefined;
      const taken = cart.edits.taken();
      const more: [string, string][] = [['update_cart', 'Update Cart']];
      const { answer, isIgnored } = await postForm(form, more, ignoresChanges(form), cart.timeout);
      cart.edits.settle(taken);
      const shown = cart.merge(answer);
      if (isIgnored) sayIgnored();
      return scrollTo(shown);
    },
  };
}

/** Removes a line. */
export function remove(cart: CartState, link: HTMLAnchorElement): Action {
  const key = parameter(link, 'remove_item') ?? link.href;
  return {
    key: `remove ${key}`,
    native: () => goTo(link.href),
    async run() {
      let answer = await fetchCart(link.href, null, cart.timeout);
      const same = (): HTMLAnchorElement | undefined =>
        [...answer.root.querySelectorAll<HTMLAnchorElement>('.product-remove > a')].find(
          (one) => parameter(one, 'remove_item') === key,
        );
      // A page from a cache has an old nonce, with which the shop does nothing and says nothing.
      const fresh = answer.notices.length === 0 ? same()?.getAttribute('href') : undefined;
      if (fresh) answer = await fetchCart(new URL(fresh, link.href).href, null, cart.timeout);
      const isIgnored = fresh !== undefined && fresh !== null && same() !== undefined;
      const shown = cart.merge(answer);
      if (isIgnored) sayIgnored();
      else tellCart('item_removed_from_classic_cart');
      return scrollTo(shown);
    },
  };
}

/** Brings a removed line back. Neither scrolls nor takes the focus elsewhere than to that line. */
export function undo(cart: CartState, link: HTMLAnchorElement): Action {
  const key = parameter(link, 'undo_item') ?? link.href;
  return {
    key: `undo ${key}`,
    native: () => goTo(link.href),
    async run() {
      const shown = cart.merge(await fetchCart(link.href, null, cart.timeout));
      if (!shown) return undefined;
      const row = document.querySelector(`.product-remove > a[href*="remove_item=${CSS.escape(key)}"]`);
      return [row, alertOf(shown)];
    },
  };
}

/** Asks for the cart as the shop has it now; tries again where that may help. */
export function refresh(cart: CartState, preserve: boolean): Action {
  return {
    key: `refresh ${preserve}`,
    run: async () => scrollTo(cart.merge(await fetchCurrent(cart), preserve)),
  };
}

/** Sends the coupon's code. What is wrong with it is said beneath the field. */
export function applyCoupon(cart: CartState, field: HTMLInputElement): Action {
  return {
    key: 'apply coupon',
    native: () => submitNatively(cart, 'apply_coupon'),
    async run() {
      const code = field.value;
      const html = await askCart(
        'apply_coupon',
        'apply_coupon_nonce',
        [['coupon_code', code]],
        cartPage(),
        cart.timeout,
      );
      const { notices, isError } = readNotices(html);
      removeNotices();
      cart.sayCouponError(null);
      const shown = isError ? [] : showNotices(notices);
      if (!isError) cart.edits.forget(field.name);
      tellCart('applied_coupon', code);
      try {
        cart.merge(await fetchCurrent(cart), true);
      } catch {
        // The coupon counts already: asking for it once more would only bring an error.
        if (!isError) reloadPage();
      }
      if (isError) cart.couponErrorNext = notices.map(textOf).join(' ');
      else scrollToNotices(alertOf(shown));
      return isError ? [couponField()] : [alertOf(shown)];
    },
  };
}

/** Takes a coupon off the cart. */
export function removeCoupon(cart: CartState, link: HTMLAnchorElement): Action {
  const code = link.dataset.coupon ?? parameter(link, 'remove_coupon') ?? '';
  return {
    key: `remove coupon ${code}`,
    native: () => goTo(link.href),
    async run() {
      const html = await askCart('remove_coupon', 'remove_coupon_nonce', [['coupon', code]], cartPage(), cart.timeout);
      const { notices } = readNotices(html);
      removeNotices();
      const shown = showNotices(notices);
      tellCart('removed_coupon', code);
      try {
        cart.merge(await fetchCurrent(cart), true);
      } catch {
        reloadPage();
      }
      scrollToNotices(alertOf(shown));
      return [alertOf(shown)];
    },
  };
}
