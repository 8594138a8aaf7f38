import type { Gate } from '../../core/types';

/** JetWooBuilder's handler on each button. */
export const gates: readonly Gate[] = [{ on: '.jet-woo-switcher-btn', type: 'click', namespace: 'JetWooBuilder' }];
