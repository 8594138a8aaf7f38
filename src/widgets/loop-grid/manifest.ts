import { manifest } from '../../core/manifest';

/** Lists of items and of posts: more of them, other pages, and their layout. */
export default manifest({
  name: 'loop-grid',
  adopts: ['loop-grid.', 'posts.', 'archive-posts.'].map((type) => `[data-widget_type^="${type}"]`),
  when: 'visible',
  replay: [{ type: 'click', selector: '.e-load-more-anchor~* .elementor-button' }],
});
