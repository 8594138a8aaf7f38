import type { Manifest, ReplayRule } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart'];

/** Held from the first moment on, because another script's add beside ours would lose one of them in the shop. */
export const hold = { type: 'click', selector: '.ajax_add_to_cart:not(.wc-interactive)' } satisfies ReplayRule;

/** The add-to-cart buttons of product lists. The body is the one host, because buttons come and go. */
export const late = {
  name: 'loop-add-to-cart',
  adopts: ['body:has(.ajax_add_to_cart:not(.wc-interactive))'],
  when: 'interaction',
  replay: [hold],
} satisfies Manifest;
