import { manifest } from '../../core/manifest';
import hold from './hold';

/** The classic cart page. The body is the host, because every answer of the shop replaces the cart's elements. */
export default manifest({
  name: 'cart-page',
  adopts: ['body:has(.woocommerce-cart-form,.wc-empty-cart-message):not(:has([data-widget~=cart-page]))'],
  priority: 6,
  replay: [hold, { type: 'submit', selector: '.woocommerce-cart-form' }],
});
