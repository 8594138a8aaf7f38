import type { Manifest } from '../../core/types';

/** Hints of form fields. */
export const late = {
  name: 'field-hints',
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'interaction',
} satisfies Manifest;
