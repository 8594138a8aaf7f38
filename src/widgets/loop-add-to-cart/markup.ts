import { pageJQuery } from '../../core/jquery/jquery';
import { elementorSettings } from '../../elementor/elements';
import { isYes, pageGlobal } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import type { CartData } from '../../woocommerce/cart/lazy/fields';
import { createArea } from '../../woocommerce/cart/lazy/presses';

/** The part of the page whose list buttons this widget serves. */
export const area = createArea();

/** Every add button of a list, except `wc-interactive` ones, which belong to another system. */
export const ADD_BUTTON = '.add_to_cart_button:not(.wc-interactive)';

/** May this button add by ajax? A shop that has switched that off prints the class, but not the global. */
export const addsByAjax = (button: Element): button is HTMLElement =>
  pageGlobal('wc_add_to_cart_params') !== undefined &&
  button.matches('.ajax_add_to_cart[data-product_id]:not([data-product_id=""])');

const fieldOf = (button: Element): HTMLInputElement | null =>
  (button.hasAttribute('data-quantity') && button.closest('form.cart')?.querySelector('input.qty')) || null;

/** The quantity to add: 0 or nothing is 1, unless the form is grouped; null when it is above `max`. */
export function listingQuantity(entered: string, max: string | null, isGrouped = false): string | null {
  // The shop would cut off a decimal comma and what follows it.
  const quantity = entered.replace(',', '.');
  const value = Number(quantity);
  if (!(value > 0)) return isGrouped ? entered : '1';
  const isAbove = max !== null && max.trim() !== '' && value > Number(max.replace(',', '.'));
  return isAbove ? null : quantity;
}

/**
 * What is posted for a button; null when its quantity is above `max`, which the browser's check must report. The field
 * beside it counts unless its list says otherwise, or `usesField` where the list says nothing.
 */
export function dataOfButton(button: HTMLElement, usesField = true): CartData | null {
  const data: CartData = { ...pageJQuery()?.(button).data(), ...button.dataset };
  const { show_quantity = usesField } = elementorSettings(button);
  const field = isYes(show_quantity) && fieldOf(button);
  if (!field) return data;
  const quantity = listingQuantity(field.value, field.getAttribute('max'), field.form?.matches('.grouped_form'));
  if (quantity === null) return null;
  if (field.value !== quantity) field.value = quantity;
  return { ...data, quantity };
}

/** Follows the button's link (`leaving`) or submits its form; false when it has neither. */
export function pressNatively(button: HTMLElement): 'leaving' | boolean {
  const href = button.getAttribute('href') ?? '';
  if (href !== '' && !href.startsWith('#')) return goTo(href) && 'leaving';
  if (!(button instanceof HTMLButtonElement) || button.type !== 'submit' || !button.form) return false;
  button.form.requestSubmit(button);
  return true;
}
