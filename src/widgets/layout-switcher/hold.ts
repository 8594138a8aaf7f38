import type { ReplayRule } from '../../core/types';

/** A switch does nothing by itself. */
export default { type: 'click', selector: '.jet-woo-switcher-btn' } satisfies ReplayRule;
