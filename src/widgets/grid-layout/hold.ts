import type { ReplayRule } from '../../core/types';

/** A filter is a link to nowhere. */
export default { type: 'click', selector: '.option-set [data-option-value]' } satisfies ReplayRule;
