import type { Gate } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';

/** Skips JetWooBuilder's click handler, and WooCommerce's reactions to our events. */
export const gates: readonly Gate[] = [
  {
    on: 'document',
    type: 'click',
    namespace: 'JetWooBuilder',
    selector: '.single_add_to_cart_button:not(.disabled)',
  },
  ...cartGates,
];
