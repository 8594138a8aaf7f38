import type { Gate } from '../../core/types';

/** WooCommerce's click handlers on its buttons. */
export const gates: readonly Gate[] = [{ on: '.show-password-input', type: 'click', token: 'display-password' }];
