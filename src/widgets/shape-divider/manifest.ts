import type { Manifest } from '../../core/types';

/** Shape dividers of elements that are being edited. */
export const editing = {
  name: 'shape-divider',
  adopts: ['.elementor-element[data-settings*="shape_divider_"]'],
  when: 'visible',
} satisfies Manifest;
