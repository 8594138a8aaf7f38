import type { Manifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart'];

/** Removes lines from the mini cart. The body is the one host, because fragments replace its markup. */
export const late = {
  name: 'mini-cart',
  adopts: ['body:has(.widget_shopping_cart_content,.remove_from_cart_button)'],
  when: 'interaction',
  replay: [{ type: 'click', selector: '.remove_from_cart_button' }],
} satisfies Manifest;
