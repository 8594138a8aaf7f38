import type { Gate } from '../../core/types';

/** Elementor's older script scrolls by itself. */
export const gates = (): readonly Gate[] => [{ on: 'document', type: 'click', selector: 'a[href*="#"]' }];
