import type { Gate } from '../../core/types';

/** WooCommerce's delegated handlers on the body. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '#rating' },
  { on: 'body', type: 'click', selector: '#respond p.stars a' },
  { on: 'body', type: 'click', selector: '#respond #submit' },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a' },
];
