import type { WidgetManifest } from '../../core/types';
import { showEmpty } from './atRest';
import { mayHaveCart } from './known';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['wc-cart-fragments'];

/** Keeps the page's cart fragments up to date. The body is the only host, because fragments come and go. */
export const early = {
  // WordPress may print the script's data in the head.
  adopts: ['body:has(.widget_shopping_cart_content)', ':root:has(script[id^=wc-cart-fragments-js]) > body'],
  when: 'intent',
  needsRest: mayHaveCart,
  events: ['wc_fragment_refresh', 'updated_wc_div', 'added_to_cart', 'removed_from_cart'],
  prepare: showEmpty,
  priority: -1,
} satisfies WidgetManifest;
