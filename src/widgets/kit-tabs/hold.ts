import type { ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export default { type: 'click', selector: '[data-ekit-toggle=tab],.tab__list__item' } satisfies ReplayRule;
