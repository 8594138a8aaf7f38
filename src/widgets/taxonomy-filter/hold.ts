import type { ReplayRule } from '../../core/types';

/** A press is held until the runtime is there, because the button does nothing by itself. */
export default { type: 'click', selector: '.e-filter-item' } satisfies ReplayRule;
