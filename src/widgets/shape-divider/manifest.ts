import type { Manifest } from '../../core/types';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['shape_divider_*'];

/** The shapes at the edges of an element, which follow its settings while it is being edited. */
export const editing = {
  name: 'shape-divider',
  adopts: ['.elementor-element[data-settings*="shape_divider_"]'],
  when: 'visible',
} satisfies Manifest;
