import type { Manifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-cart-fragments'];

/** Keeps the page's cart fragments up to date. The body is the one host, because fragments come and go. */
export const early = {
  name: 'cart-fragments',
  // The CMS prints the data of scripts in the head, too.
  adopts: ['body:has(.widget_shopping_cart_content)', ':root:has(script[id^=wc-cart-fragments-js]) > body'],
  priority: -1,
} satisfies Manifest;
