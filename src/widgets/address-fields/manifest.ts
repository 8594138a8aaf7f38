import type { Manifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-country-select', 'wc-address-i18n'];

const GROUPS =
  ':is(.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator)';

/** Country, state, and the address rows that depend on them. */
export const early = {
  name: 'address-fields',
  adopts: [
    `${GROUPS}:has(.country_to_state)`,
    // The cheap part comes first, because this is matched against every element of the page.
    `:has(> .form-row):has(> .form-row .country_to_state):not(${GROUPS}, ${GROUPS} *)`,
  ],
  when: 'idle',
} satisfies Manifest;
