import { isTag } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { elementorSettings } from '../../elementor/elements';
import { isYes, pageGlobal } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import type { CartData } from '../../woocommerce/cart/lazy/fields';
import { createArea } from '../../woocommerce/cart/lazy/presses';

/** The mounted hosts, whose buttons this widget serves. */
export const area = createArea();

/** The add buttons of lists, except those of WooCommerce's Interactivity API (`wc-interactive`). */
export const ADD_BUTTON = '.add_to_cart_button:not(.wc-interactive)';

/** May this button add by ajax? Where that is switched off, WooCommerce prints the class but not the global. */
export const addsByAjax = (button: Element): button is HTMLElement =>
  pageGlobal('wc_add_to_cart_params') !== undefined &&
  button.matches('.ajax_add_to_cart[data-product_id]:not([data-product_id=""])');

const fieldOf = (button: Element): HTMLInputElement | null =>
  (button.hasAttribute('data-quantity') && button.closest('form.cart')?.querySelector('input.qty')) || null;

/** The quantity to add: 1 for 0 or nothing, unless the form is grouped; null above `max`. */
export function listingQuantity(entered: string, max: string | null, isGrouped = false): string | null {
  // The server would cut off the decimals at a comma.
  const quantity = entered.replace(',', '.');
  const value = Number(quantity);
  if (!(value > 0)) return isGrouped ? entered : '1';
  const isAbove = max !== null && max.trim() !== '' && value > Number(max.replace(',', '.'));
  return isAbove ? null : quantity;
}

/**
 * The data to post for a button; null when its quantity is above `max`, which the browser must report. Whether the
 * quantity field counts is a setting of Elementor's list, else `usesField`.
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

/** Follows the button's link (`leaving`) or submits its form (true); false when it has neither. */
export function pressNatively(button: HTMLElement): 'leaving' | boolean {
  const href = button.getAttribute('href') ?? '';
  if (href !== '' && !href.startsWith('#')) return goTo(href) && 'leaving';
  if (!isTag(button, 'button') || button.type !== 'submit' || !button.form) return false;
  button.form.requestSubmit(button);
  return true;
}
