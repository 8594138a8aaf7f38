import type { WidgetManifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart'];

/** Elementor's types of lists whose quantity fields count for their buttons; other widgets do the rest. */
export const covers = ['jet-woo-products', 'jet-woo-products-list', 'jet-woo-builder-archive-add-to-cart'];

const BUTTON = '.ajax_add_to_cart:not(.wc-interactive)';

/** The add-to-cart buttons of product lists. The body is the host, because buttons come and go. */
export const early = {
  adopts: [`body:has(${BUTTON})`],
  when: 'intent',
  parts: BUTTON,
  // Of two parallel adds, ours and another script's, the server keeps only one.
  replay: [
    { type: 'click', selector: BUTTON, isKept: true },
    { type: 'keydown', selector: `a${BUTTON}`, keys: [' '], isKept: true },
  ],
} satisfies WidgetManifest;
