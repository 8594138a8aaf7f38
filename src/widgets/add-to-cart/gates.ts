import type { Gate } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';

/** Skips the product builder's click handler, and legacy reactions to our events. */
export const gates: readonly Gate[] = [
  {
    on: 'document',
    type: 'click',
    namespace: 'JetWooBuilder',
    selector: '.single_add_to_cart_button:not(.disabled)',
  },
  ...cartGates,
];
