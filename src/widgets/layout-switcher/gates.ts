import type { Gate } from '../../core/types';

/** The product builder's handler on each button. */
export const gates: readonly Gate[] = [{ on: '.jet-woo-switcher-btn', type: 'click', namespace: 'JetWooBuilder' }];
