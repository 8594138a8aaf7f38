import type { Gate } from '../../core/types';

/** The handler of older versions of Elementor that scrolls to places. */
export const gates = (): readonly Gate[] => [{ on: 'document', type: 'click', selector: 'a[href*="#"]' }];
