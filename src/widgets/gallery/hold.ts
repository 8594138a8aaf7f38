import type { ReplayRule } from '../../core/types';

/** A filter does nothing by itself. */
export default { type: 'click', selector: '.elementor-gallery-title' } satisfies ReplayRule;
