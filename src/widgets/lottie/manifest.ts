import type { Manifest } from '../../core/types';

export const handlers = ['lottie'];

/** Drawings that move. */
export const elementor = {
  name: 'lottie',
  adopts: ['[data-widget_type^="lottie."]'],
  when: 'visible',
} satisfies Manifest;
