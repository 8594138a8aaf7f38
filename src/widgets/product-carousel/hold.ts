import type { ReplayRule } from '../../core/types';

/** A click on an arrow, to repeat once the widget runs. */
export default { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;
