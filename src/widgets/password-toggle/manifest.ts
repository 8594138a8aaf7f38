import type { Manifest } from '../../core/types';

/** Buttons that show and hide passwords. */
export const late = {
  name: 'password-toggle',
  adopts: ['.woocommerce form:has([type=password])'],
  when: 'idle',
} satisfies Manifest;
