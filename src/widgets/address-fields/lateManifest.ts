import { manifest } from '../../core/manifest';

const GROUPS =
  ':is(.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator)';

/** Country, state and the address rows that depend on them (spec §5, §9). */
export default manifest({
  name: 'address-fields',
  adopts: [
    `${GROUPS}:has(.country_to_state)`,
    // Asked of every element of the page: what is in it is looked at only where a row is.
    `:has(> .form-row):has(> .form-row .country_to_state):not(${GROUPS}, ${GROUPS} *)`,
  ],
  when: 'idle',
});
