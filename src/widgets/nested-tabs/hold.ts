import type { ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export default { type: 'click', selector: '.e-n-tab-title' } satisfies ReplayRule;
