import type { ReplayRule } from '../../core/types';

/** An arrow does nothing by itself. */
export default { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;
