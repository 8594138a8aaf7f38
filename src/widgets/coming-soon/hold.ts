import type { ReplayRule } from '../../core/types';

/** The button does nothing by itself. */
export default { type: 'click', selector: '.coming-soon-footer-banner-dismiss' } satisfies ReplayRule;
