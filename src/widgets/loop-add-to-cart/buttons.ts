import { pageJQuery } from '../../core/jquery';
import type { CartData } from '../../page/cart/fields';
import { createArea } from '../../page/cart/press';
import { pageGlobal } from '../../page/globals';
import { goTo } from '../../page/url';
import { listingQuantity } from './listingQuantity';

/** Where list buttons are ours. */
export const area = createArea();

/** Every add button of a list; those with `wc-interactive` belong to another system. */
export const ADD_BUTTON = '.add_to_cart_button:not(.wc-interactive)';

/**
 * May this button add without leaving the page? The others are links, and all are where the shop has switched that off: it
 * prints the class anyway, but not the global (contract woocommerce §0.1).
 */
export const addsByAjax = (button: Element): button is HTMLElement =>
  pageGlobal('wc_add_to_cart_params') !== undefined &&
  button.matches('.ajax_add_to_cart[data-product_id]:not([data-product_id=""])');

/** The quantity field beside a button; null where the list shows none. */
const fieldOf = (button: Element): HTMLInputElement | null =>
  (button.hasAttribute('data-quantity') && button.closest('form.cart')?.querySelector('input.qty')) || null;

/**
 * What is posted for a button: what scripts have stored on it, and every `data-*` attribute, which wins. The field beside
 * it says how many. Null when that is more than can be had: then the shop says so itself.
 */
export function dataOfButton(button: HTMLElement): CartData | null {
  const data: CartData = { ...pageJQuery()?.(button).data(), ...button.dataset };
  const field = fieldOf(button);
  if (!field) return data;
  const quantity = listingQuantity(field.value, field.getAttribute('max'), field.form?.matches('.grouped_form'));
  if (quantity === null) return null;
  // The property only: the attribute is the server's.
  if (field.value !== quantity) field.value = quantity;
  return { ...data, quantity };
}

/**
 * Takes the way that a button has without script: its link is followed, or its form is sent. False when it has none.
 * `leaving`: its address is on its way.
 */
export function pressNatively(button: HTMLElement): 'leaving' | boolean {
  const href = button.getAttribute('href') ?? '';
  if (href !== '' && !href.startsWith('#')) return goTo(href) && 'leaving';
  if (!(button instanceof HTMLButtonElement) || button.type !== 'submit' || !button.form) return false;
  button.form.requestSubmit(button);
  return true;
}
