import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['progress-tracker'];

/** A bar or a ring that shows how far the page, or a part of it, is read. */
export const elementor = {
  adopts: ['[data-widget_type^="progress-tracker."]'],
  when: 'visible',
} satisfies WidgetManifest;
