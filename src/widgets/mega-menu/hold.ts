import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because these buttons do nothing by themselves. */
export default { type: 'click', selector: '.e-n-menu-toggle,.e-n-menu-dropdown-icon' } satisfies ReplayRule;
