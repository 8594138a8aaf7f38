import { manifest } from '../../core/manifest';
import hold from './hold';

/** Shows a product list in one of two layouts. */
export default manifest({
  name: 'layout-switcher',
  adopts: ['.jet-woo-builder-products-loop:has(.jet-woo-switcher-btn)'],
  when: 'visible',
  replay: [hold],
});
