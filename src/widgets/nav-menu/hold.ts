import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because the toggle does nothing by itself. */
export default { type: 'click', selector: '.elementor-menu-toggle' } satisfies ReplayRule;
