import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-piechart'];

/** Rings that fill once they are seen. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-piechart."]'],
  when: 'visible',
} satisfies WidgetManifest;
