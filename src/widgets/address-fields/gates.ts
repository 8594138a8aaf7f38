import type { Gate } from '../../core/types';
import { isEmitting } from './events';
import { COUNTRY } from './markup';

/** Handlers of WooCommerce and Elementor that skip our groups and our own events. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'change', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'refresh', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'country_to_state_changing', token: '_postcode_field', when: isEmitting },
  { on: 'body', type: 'country_to_state_changing', token: 'jwb-field', when: isEmitting },
];
