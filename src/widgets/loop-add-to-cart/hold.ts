import type { ReplayRule } from '../../core/types';

/** Held from the first moment on, because another script's add beside ours would lose one of them in the shop. */
export default { type: 'click', selector: '.ajax_add_to_cart:not(.wc-interactive)' } satisfies ReplayRule;
