import type { Manifest } from '../../core/types';

export const handlers = ['lottie'];

/** Lottie animations. */
export const elementor = {
  name: 'lottie',
  adopts: ['[data-widget_type^="lottie."]'],
  when: 'visible',
} satisfies Manifest;
