import type { Manifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** The hints of form fields. */
export const early = {
  name: 'field-hints',
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'intent',
} satisfies Manifest;
