import type { ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export default { type: 'click', selector: '.elementskit-card-header' } satisfies ReplayRule;
