import type { ReplayRule } from '../../core/types';

/** Held until the runtime is there, because the link would lead to the top of the page. */
export default { type: 'click', selector: '.ekit_offcanvas-sidebar' } satisfies ReplayRule;
