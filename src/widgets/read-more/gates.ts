import type { Gate } from '../../core/types';

/** The page builder's add-on swaps the texts by itself. */
export const gates: readonly Gate[] = [{ on: '.more', type: 'click', token: 'collapsed' }];
