import type { Manifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-cart'];

/** The classic cart page. The body is the host, because each answer of the shop replaces the cart's elements. */
export const early = {
  name: 'cart-page',
  adopts: ['body:has(.woocommerce-cart-form,.wc-empty-cart-message):not(:has([data-widget~=cart-page]))'],
  priority: 6,
  replay: [
    // The calculator's link leads nowhere, and a second click on another one would change the cart twice.
    { type: 'click', selector: '.shipping-calculator-button,.restore-item,.product-remove a' },
    { type: 'keydown', selector: '.shipping-calculator-button, .product-remove a', keys: [' '] },
    { type: 'submit', selector: '.woocommerce-cart-form' },
  ],
} satisfies Manifest;
