import type { WidgetManifest } from '../../core/types';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['shape_divider_*'];

/** Shape dividers of elements that are being edited. */
export const editing = {
  adopts: ['.elementor-element[data-settings*="shape_divider_"]'],
  when: 'visible',
} satisfies WidgetManifest;
