import type { Manifest } from '../../core/types';

export const handlers = ['elementskit-piechart'];

/** Rings that fill once they are seen. */
export const elementor = {
  name: 'pie-chart',
  adopts: ['[data-widget_type^="elementskit-piechart."]'],
  when: 'visible',
} satisfies Manifest;
