import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['table-of-contents'];

/** A list of the page's headings. */
export const elementor = {
  adopts: ['[data-widget_type^="table-of-contents."]'],
} satisfies WidgetManifest;
