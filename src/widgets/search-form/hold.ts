import type { ReplayRule } from '../../core/types';

/** Held until the runtime is there, because it does nothing by itself. */
export default { type: 'click', selector: '.elementor-search-form__toggle' } satisfies ReplayRule;
