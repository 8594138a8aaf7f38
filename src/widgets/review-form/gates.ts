import type { Gate } from '../../core/types';

/** The legacy script's delegated handlers on the body, which skip our hosts. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '#rating' },
  { on: 'body', type: 'click', selector: '#respond p.stars a' },
  { on: 'body', type: 'click', selector: '#respond #submit' },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a' },
];
