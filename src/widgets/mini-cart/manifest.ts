import type { WidgetManifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-add-to-cart'];

/** Removes lines from the mini cart. The body is the only host, because fragments replace the markup. */
export const early = {
  adopts: ['body:has(.widget_shopping_cart_content,.remove_from_cart_button)'],
  when: 'intent',
  parts: '.widget_shopping_cart,.widget_shopping_cart_content,.remove_from_cart_button',
  replay: [
    { type: 'click', selector: '.remove_from_cart_button', isKept: true },
    { type: 'keydown', selector: 'a.remove_from_cart_button', keys: [' '], isKept: true },
  ],
} satisfies WidgetManifest;
