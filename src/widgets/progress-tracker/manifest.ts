import type { WidgetManifest } from '../../core/types';

export const handlers = ['progress-tracker'];

/** A bar or a ring that shows how far the page, or a part of it, is read. */
export const elementor = {
  adopts: ['[data-widget_type^="progress-tracker."]'],
  when: 'visible',
} satisfies WidgetManifest;
