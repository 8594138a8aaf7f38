import type { ReplayRule } from '../../core/types';

/** A point that is no link does nothing by itself. */
export default { type: 'click', selector: ':not(a) > .e-hotspot__button:not(a)' } satisfies ReplayRule;
