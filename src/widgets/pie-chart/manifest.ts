import type { WidgetManifest } from '../../core/types';

export const handlers = ['elementskit-piechart'];

/** Rings that fill once they are seen. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-piechart."]'],
  when: 'visible',
} satisfies WidgetManifest;
