/** The groups whose countries WooCommerce's script shows once the page is ready; others follow their first change. */
export const GROUPS =
  ':is(.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator)';
