import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because the button does nothing by itself. */
export default { type: 'click', selector: '.jet-woo-switcher-btn' } satisfies ReplayRule;
