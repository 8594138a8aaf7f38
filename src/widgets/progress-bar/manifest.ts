import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['progress', 'elementskit-progressbar', 'jet-progress-bar'];

/** Bars that fill once they are seen. */
export const elementor = {
  adopts: [
    '[data-widget_type^="progress."]',
    '[data-widget_type^="elementskit-progressbar."]',
    '[data-widget_type^="jet-progress-bar."]',
  ],
  when: 'visible',
} satisfies WidgetManifest;
