import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's galleries: grid, justified or masonry, with filters. */
export default manifest({
  name: 'gallery',
  adopts: ['[data-widget_type^="gallery."]'],
  when: 'visible',
  // The pictures have no size before.
  margin: '600px',
  replay: [hold],
});
