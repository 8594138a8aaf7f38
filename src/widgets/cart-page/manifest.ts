import type { Manifest, ReplayRule } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-cart'];

/** The held clicks: the calculator's link leads nowhere; a second click on the others would change the cart again. */
export const hold = {
  type: 'click',
  selector: '.shipping-calculator-button,.restore-item,.product-remove a',
} satisfies ReplayRule;

/** The classic cart page. The body is the host, because every answer of the shop replaces the cart's elements. */
export const late = {
  name: 'cart-page',
  adopts: ['body:has(.woocommerce-cart-form,.wc-empty-cart-message):not(:has([data-widget~=cart-page]))'],
  priority: 6,
  replay: [hold, { type: 'submit', selector: '.woocommerce-cart-form' }],
} satisfies Manifest;
