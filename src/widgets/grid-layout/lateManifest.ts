import { manifest } from '../../core/manifest';
import hold from './hold';

/** Items in columns of their own heights, or in rows, with filters: the add-ons' galleries and lists. */
export default manifest({
  name: 'grid-layout',
  adopts: [
    '[data-widget_type^="elementskit-gallery."]',
    '[data-widget_type^="elementskit-blog-posts."]:has([data-masonry-config])',
    '[data-widget_type^="elementskit-video-gallery."]:has(.ekit-masonry)',
  ],
  when: 'visible',
  margin: '600px',
  replay: [hold],
});
