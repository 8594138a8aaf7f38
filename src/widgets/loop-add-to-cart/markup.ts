import { pageJQuery } from '../../core/jquery';
import { pageGlobal } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import type { CartData } from '../../page/cart/lazy/fields';
import { createArea } from '../../page/cart/lazy/presses';

/** The part of the page whose list buttons are ours. */
export const area = createArea();

/** Every add button of a list; those with `wc-interactive` belong to another system. */
export const ADD_BUTTON = '.add_to_cart_button:not(.wc-interactive)';

/**
 * May this button add without leaving the page? Others are plain links. All of them are where the shop has switched ajax
 * adds off: it prints the class anyway, but not the global.
 */
export const addsByAjax = (button: Element): button is HTMLElement =>
  pageGlobal('wc_add_to_cart_params') !== undefined &&
  button.matches('.ajax_add_to_cart[data-product_id]:not([data-product_id=""])');

/** The quantity field beside a button; null where the list shows none. */
const fieldOf = (button: Element): HTMLInputElement | null =>
  (button.hasAttribute('data-quantity') && button.closest('form.cart')?.querySelector('input.qty')) || null;

/**
 * The quantity that a field in a list asks for: 0, or nothing, is 1 unless the form is grouped. Null when it is above
 * `max`: then the button may not add by itself.
 */
export function listingQuantity(entered: string, max: string | null, isGrouped = false): string | null {
  // The shop would cut a decimal comma off, with what follows it.
  const quantity = entered.replace(',', '.');
  const value = Number(quantity);
  if (!(value > 0)) return isGrouped ? entered : '1';
  const isAbove = max !== null && max.trim() !== '' && value > Number(max.replace(',', '.'));
  return isAbove ? null : quantity;
}

/**
 * What is posted for a button: what scripts have stored on it, and every `data-*` attribute, which wins. The field beside
 * it gives the quantity. Null when that is more than can be had: then the browser's check of the field must speak.
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
 * Does what a button does without script: its link is followed, or its form is sent. False when it has neither. `leaving`:
 * its address is on its way.
 */
export function pressNatively(button: HTMLElement): 'leaving' | boolean {
  const href = button.getAttribute('href') ?? '';
  if (href !== '' && !href.startsWith('#')) return goTo(href) && 'leaving';
  if (!(button instanceof HTMLButtonElement) || button.type !== 'submit' || !button.form) return false;
  button.form.requestSubmit(button);
  return true;
}
