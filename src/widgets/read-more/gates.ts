import type { Gate } from '../../core/types';

/** ElementsKit swaps the texts by itself. */
export const gates: readonly Gate[] = [{ on: '.more', type: 'click', token: 'collapsed' }];
