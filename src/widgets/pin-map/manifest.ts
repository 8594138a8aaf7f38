import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-map'];

/** JetElements' maps with pins. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-map."]', '.jet-map[data-init]:not([data-widget_type^="jet-map."] *)'],
  when: 'visible',
  critical: ':where(.jet-map){height:300px}',
} satisfies WidgetManifest;
