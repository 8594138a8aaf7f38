import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-circle-progress'];

/** JetElements' rings that fill once they are seen. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-circle-progress."]'],
  when: 'visible',
} satisfies WidgetManifest;
