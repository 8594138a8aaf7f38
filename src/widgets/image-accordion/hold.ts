import type { ReplayRule } from '../../core/types';

/** Which press follows the picture's address is known after the start. */
export default { type: 'click', selector: '.ekit-image-accordion-item[data-link]' } satisfies ReplayRule;
