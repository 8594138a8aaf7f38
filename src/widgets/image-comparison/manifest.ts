import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-image-comparison'];

const PLACE = '[data-widget~=image-comparison]:not([data-widget-state=failed]) .elementskit-image-comparison';

/** Two pictures on top of each other, with a handle between them. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-image-comparison."]'],
  when: 'visible',
  // On top of each other from the start, or the page would jump.
  critical: `:where(${PLACE}){display:grid}:where(${PLACE}>img){grid-area:1/1}:where(${PLACE}>img~img){height:0;min-height:100%}`,
} satisfies WidgetManifest;
