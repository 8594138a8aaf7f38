import { manifest } from '../../core/manifest';
import hold from './hold';

/** Product lists whose items react to a first tap, and cards that are links as a whole. */
export default manifest({
  name: 'product-list',
  adopts: ['[data-mobile-hover]', '.jet-woo-item-overlay-wrap'],
  when: 'visible',
  replay: [hold],
});
