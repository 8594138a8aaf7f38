import type { WidgetManifest } from '../../core/types';
import { changeOf, prepareCart } from './atRest';
import { ASKING } from './markup';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-cart'];

const LINKS = '.shipping-calculator-button,.restore-item,.product-remove a,.woocommerce-remove-coupon';

/** The classic cart page. The body is the host, because each answer of the shop replaces the cart's elements. */
export const early = {
  adopts: [
    'body:has(.woocommerce-cart-form,.wc-empty-cart-message,.cart-empty.woocommerce-info):not(:has([data-widget~=cart-page]))',
  ],
  when: 'intent',
  reason: changeOf,
  // Any use of the page may change the cart.
  parts: 'body',
  events: ASKING,
  prepare: prepareCart,
  priority: 6,
  replay: [
    // The calculator's link leads nowhere, and a second click on another of these links would change the cart twice.
    { type: 'click', selector: LINKS, isKept: true },
    { type: 'keydown', selector: LINKS, keys: [' '], isKept: true },
    // The form's first button may be disabled.
    { type: 'keydown', selector: '.woocommerce-cart-form :is(.qty,[name=coupon_code])', keys: ['Enter'], isKept: true },
    { type: 'submit', selector: '.woocommerce-cart-form,.woocommerce-shipping-calculator', isKept: true },
  ],
} satisfies WidgetManifest;
