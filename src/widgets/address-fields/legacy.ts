import type { Gate } from '../../core/types';
import { COUNTRY, isTelling } from './telling';

/** The CMS's own handlers, which skip our groups; and what they and the product builder do when we tell of a country. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'change', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'refresh', selector: COUNTRY, token: 'country_to_state_chang' },
  { on: 'body', type: 'country_to_state_changing', token: '_postcode_field', when: isTelling },
  { on: 'body', type: 'country_to_state_changing', token: 'jwb-field', when: isTelling },
];
