import type { Manifest } from '../../core/types';

export const handlers = ['loop-grid', 'posts', 'archive-posts'];

/** Lists of items and of posts: more of them, other pages, and their layout. */
export const early = {
  name: 'loop-grid',
  adopts: ['loop-grid.', 'posts.', 'archive-posts.'].map((type) => `[data-widget_type^="${type}"]`),
  when: 'visible',
  replay: [{ type: 'click', selector: '.e-load-more-anchor~* .elementor-button' }],
} satisfies Manifest;
