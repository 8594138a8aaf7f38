import type { Manifest } from '../../core/types';

const GROUPS =
  ':is(.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator)';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-country-select', 'wc-address-i18n'];

/** Country, state and the address rows that depend on them. */
export const late = {
  name: 'address-fields',
  adopts: [
    `${GROUPS}:has(.country_to_state)`,
    // Matched against every element of the page, so the cheap part comes first.
    `:has(> .form-row):has(> .form-row .country_to_state):not(${GROUPS}, ${GROUPS} *)`,
  ],
  when: 'idle',
} satisfies Manifest;
