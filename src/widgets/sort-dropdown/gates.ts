import type { Gate } from '../../core/types';

/** WooCommerce's handler on each form, which would submit it a second time. */
export const gates: readonly Gate[] = [{ on: 'host', type: 'change', selector: 'select.orderby', token: 'submit' }];
