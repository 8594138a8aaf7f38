import type { ReplayRule } from '../../core/types';

/** Sent natively, the form would reload the page and subscribe nobody. */
export default { type: 'submit', selector: '.ekit-mailChimpForm' } satisfies ReplayRule;
