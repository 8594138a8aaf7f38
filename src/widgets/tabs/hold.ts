import type { ReplayRule } from '../../core/types';

/** A title is no link: a press before the start would be lost. */
export default { type: 'click', selector: '.elementor-tabs .elementor-tab-title' } satisfies ReplayRule;
