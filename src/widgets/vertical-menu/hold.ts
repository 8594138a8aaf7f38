import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because the link leads nowhere. */
export default { type: 'click', selector: '.ekit-vertical-menu-tigger' } satisfies ReplayRule;
