import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-image-accordion'];

/** JetTabs' pictures of which one grows. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-image-accordion."]'],
  when: 'visible',
  // The style sheet shows a picture only after a script has marked it as loaded.
  critical: '[data-widget~=jet-image-accordion] .jet-image-accordion__image-instance{opacity:1}',
} satisfies WidgetManifest;
