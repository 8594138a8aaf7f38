import type { ReplayRule } from '../../core/types';

/** Held until the runtime is there, because the link leads nowhere. */
export default { type: 'click', selector: '.ekit-modal-popup' } satisfies ReplayRule;
