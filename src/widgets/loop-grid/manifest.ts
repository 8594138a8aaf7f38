import type { WidgetManifest } from '../../core/types';

export const handlers = ['loop-grid', 'posts', 'archive-posts'];

/** Elementor's lists of items and of posts. */
export const early = {
  adopts: ['loop-grid.', 'posts.', 'archive-posts.'].map((type) => `[data-widget_type^="${type}"]`),
  when: 'visible',
  replay: [{ type: 'click', selector: '.e-load-more-anchor~* .elementor-button' }],
} satisfies WidgetManifest;
