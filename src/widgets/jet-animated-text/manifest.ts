import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-animated-text'];

/** JetElements' text with words that take turns. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-animated-text."]'],
  when: 'visible',
} satisfies WidgetManifest;
