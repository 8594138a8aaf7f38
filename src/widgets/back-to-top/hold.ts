import type { ReplayRule } from '../../core/types';

/** The button does nothing by itself. */
export default { type: 'click', selector: '.ekit-btt__button' } satisfies ReplayRule;
