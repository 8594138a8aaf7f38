import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A filter does nothing without the script. */
export const hold = { type: 'click', selector: '.elementor-gallery-title' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['gallery'];

/** Elementor's galleries: grid, justified or masonry, with filters. */
export const elementor = {
  adopts: ['[data-widget_type^="gallery."]'],
  // Before it is in view, because without the script its links have no names and its pictures no size.
  when: 'idle',
} satisfies WidgetManifest;
