import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['counter', 'elementskit-funfact'];

/** Numbers that count up, or down, once they are seen. */
export const elementor = {
  adopts: ['[data-widget_type^="counter."]', '[data-widget_type^="elementskit-funfact."]'],
  when: 'visible',
} satisfies WidgetManifest;
