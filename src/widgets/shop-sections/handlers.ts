/** The page builder's handlers that this widget stands in for. */
export default [
  'woocommerce-cart',
  'woocommerce-checkout-page',
  'woocommerce-my-account',
  'woocommerce-purchase-summary',
];
