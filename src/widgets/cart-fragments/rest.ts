/** Shows the cart that this tab has stored, without the runtime; for pages of visitors who have one. */
import type { Changes } from '../../core/dom/changes';
import { pageJQuery } from '../../core/jquery/jquery';
import { cartHash } from '../../woocommerce/cart/cookies';
import { replaceFragments } from '../../woocommerce/cart/lazy/fragments';
import { showEmpty } from './atRest';
import { fragmentParams, isLegacyFragmentsAlive } from './coexistence';
import { mayHaveCart } from './known';
import { isUsable, readCart, type StoredCart } from './stored';

export { sharePolicy } from '../../core/dom/html';

/** The cart that is shown, by its hash. */
let shown: string | undefined;

function usableCart(): StoredCart | undefined {
  const params = fragmentParams();
  const cart = params && readCart(params);
  return cart && isUsable(cart, cartHash(), Date.now()) ? cart : undefined;
}

/** The shop must be asked for the cart, or the page would show an older one. */
export function reason(): string | undefined {
  if (!mayHaveCart()) return undefined;
  const cart = usableCart();
  if (!cart || document.querySelector('.hide_cart_widget_if_empty')) return 'a cart';
  return shown === undefined || shown === cart.hash ? undefined : 'another cart';
}

function tellScripts(): void {
  const name = 'wc_fragments_loaded';
  const $ = pageJQuery();
  if ($) $(document.body).trigger(name);
  else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: [] }));
}

/** Shows the stored cart, or that there is none. */
export function prepare(host: Element, changes: Changes): void {
  const cart = mayHaveCart() ? usableCart() : undefined;
  if (!cart?.fragments) {
    showEmpty(host, changes);
    return;
  }
  if (isLegacyFragmentsAlive()) return;
  shown = cart.hash;
  replaceFragments(cart.fragments, true);
  tellScripts();
}
