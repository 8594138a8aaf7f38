import type { Gate } from '../../core/types';
import { isEmitting } from './events';
import { COUNTRY } from './markup';

/**
 * The CMS's own handlers, which skip our groups, and the handlers of the CMS and of the product builder for our own events.
 * Loaded on demand, where the page has jQuery.
 */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'change', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'refresh', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'country_to_state_changing', token: '_postcode_field', when: isEmitting },
  { on: 'body', type: 'country_to_state_changing', token: 'jwb-field', when: isEmitting },
];
