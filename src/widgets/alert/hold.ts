import type { ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export default { type: 'click', selector: '.elementor-alert-dismiss' } satisfies ReplayRule;
