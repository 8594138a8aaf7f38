import type { Manifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce'];

/** Buttons that show and hide passwords. */
export const late = {
  name: 'password-toggle',
  adopts: ['.woocommerce form:has([type=password])'],
  when: 'idle',
} satisfies Manifest;
