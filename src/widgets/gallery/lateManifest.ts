import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's galleries: grid, justified or masonry, with filters. */
export default manifest({
  name: 'gallery',
  adopts: ['[data-widget_type^="gallery."]'],
  // Not only in view: its links have no names, and its pictures no size, before.
  when: 'idle',
  replay: [hold],
});
