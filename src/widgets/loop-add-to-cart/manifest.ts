import type { Manifest, ReplayRule } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart'];

/** Elementor's types of lists whose quantity fields count for their buttons; other widgets do the rest. */
export const covers = ['jet-woo-products', 'jet-woo-products-list', 'jet-woo-builder-archive-add-to-cart'];

/** Held from the start, because of two parallel adds, ours and another script's, the server keeps only one. */
export const hold = { type: 'click', selector: '.ajax_add_to_cart:not(.wc-interactive)' } satisfies ReplayRule;

/** The add-to-cart buttons of product lists. The body is the host, because buttons come and go. */
export const late = {
  name: 'loop-add-to-cart',
  adopts: ['body:has(.ajax_add_to_cart:not(.wc-interactive))'],
  when: 'interaction',
  replay: [hold, { type: 'keydown', selector: 'a.ajax_add_to_cart:not(.wc-interactive)', keys: [' '] }],
} satisfies Manifest;
