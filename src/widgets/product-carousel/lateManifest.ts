import { manifest } from '../../core/manifest';
import { critical } from './critical';
import hold from './hold';

/** Carousels of products and categories (spec §4, §9 “Carousels”). */
export default manifest({
  name: 'product-carousel',
  adopts: ['.jet-woo-carousel'],
  when: 'visible',
  replay: [hold],
  critical,
});
