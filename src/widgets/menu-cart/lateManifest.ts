import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's cart in the header: a button that opens a panel at the side, or below it. */
export default manifest({
  name: 'menu-cart',
  adopts: ['.elementor-widget-woocommerce-menu-cart'],
  when: 'idle',
  replay: [hold],
});
