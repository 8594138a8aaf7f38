import type { Manifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** Buttons that show and mask passwords. */
export const early = {
  name: 'password-toggle',
  adopts: ['.woocommerce form:has([type=password])'],
  when: 'input',
} satisfies Manifest;
