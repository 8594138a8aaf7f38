import type { Gate } from '../../core/types';

/** ElementsKit's handler, which swaps the texts itself. */
export const gates: readonly Gate[] = [{ on: '.more', type: 'click', token: 'collapsed' }];
