import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['animated-headline'];

/** Headlines whose words rotate, or with a highlighted word. */
export const elementor = {
  adopts: ['[data-widget_type^="animated-headline."]'],
  when: 'visible',
} satisfies WidgetManifest;
