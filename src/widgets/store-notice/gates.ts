import type { Gate } from '../../core/types';

const on = '.woocommerce-store-notice__dismiss-link';
const token = 'woocommerce-store-notice';

/** The handlers of WooCommerce's general script on the dismiss link. */
export const gates: readonly Gate[] = [
  { on, type: 'click', token },
  { on, type: 'keydown', token },
];
