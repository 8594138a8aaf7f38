import type { ReplayRule, WidgetManifest } from '../../core/types';

/** These buttons are inside the checkout's form, and would send it. */
export const hold = {
  type: 'click',
  selector: '.e-apply-coupon,.e-woocommerce-form-login-submit,.e-show-coupon-form,.e-show-login',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = [
  'woocommerce-cart',
  'woocommerce-checkout-page',
  'woocommerce-my-account',
  'woocommerce-purchase-summary',
];

/** Elementor's versions of the shop's own pages. */
export const elementor = {
  adopts: [
    '[data-widget_type^="woocommerce-cart."]',
    '[data-widget_type^="woocommerce-checkout-page."]',
    '[data-widget_type^="woocommerce-my-account."]',
    '[data-widget_type^="woocommerce-purchase-summary."]',
  ],
} satisfies WidgetManifest;
