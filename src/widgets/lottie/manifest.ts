import type { WidgetManifest } from '../../core/types';

export const handlers = ['lottie'];

/** Lottie animations. */
export const elementor = {
  adopts: ['[data-widget_type^="lottie."]'],
  when: 'visible',
} satisfies WidgetManifest;
