import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['lottie'];

/** Lottie animations. */
export const elementor = {
  adopts: ['[data-widget_type^="lottie."]'],
  when: 'visible',
} satisfies WidgetManifest;
