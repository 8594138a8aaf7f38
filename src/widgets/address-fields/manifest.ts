import type { WidgetManifest } from '../../core/types';
import { GROUPS } from './selectors';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-country-select', 'wc-address-i18n'];

/**
 * Why an address cannot wait: it needs searchable lists and the marks of its country. A shipping calculator that is
 * closed can wait.
 */
const addressOf = (group: Element): string | undefined =>
  group.matches('.woocommerce-shipping-calculator') &&
  !group.querySelector('.country_to_state')?.getClientRects().length
    ? undefined
    : 'an address';

/** Country, state, and the address rows that depend on them. */
export const early = {
  adopts: [
    `${GROUPS}:has(.country_to_state)`,
    // The cheap part comes first, because this is matched against every element of the page.
    `:has(> .form-row):has(> .form-row .country_to_state):not(${GROUPS}, ${GROUPS} *)`,
  ],
  when: 'intent',
  reason: addressOf,
  announces: ['country_to_state_changing', 'country_to_state_changed'],
} satisfies WidgetManifest;
