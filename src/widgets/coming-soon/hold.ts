import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because the link does nothing by itself. */
export default { type: 'click', selector: '.coming-soon-footer-banner-dismiss' } satisfies ReplayRule;
