import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-google-map'];

/** ElementsKit's maps, and maps by attribute. */
export const elementor = {
  adopts: [
    '[data-widget_type^="elementskit-google-map."]',
    '.ekit-google-map:not([data-widget_type^="elementskit-google-map."] *)',
  ],
  when: 'visible',
  critical: ':where(.ekit-google-map:not([data-map_type=static])){height:300px}',
} satisfies WidgetManifest;
