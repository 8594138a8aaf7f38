import type { Manifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce'];

/** Hints of form fields. */
export const late = {
  name: 'field-hints',
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'interaction',
} satisfies Manifest;
