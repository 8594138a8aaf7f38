import type { ReplayRule } from '../../core/types';

/** The link leads nowhere. */
export default { type: 'click', selector: '.shipping-calculator-button' } satisfies ReplayRule;
