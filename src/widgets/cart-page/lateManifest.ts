import { manifest } from '../../core/manifest';
import hold from './hold';

/**
 * The classic cart page. Every answer of the shop replaces what the widget works on, so the body is the host, unless the
 * page marks an element itself.
 */
export default manifest({
  name: 'cart-page',
  adopts: ['body:has(.woocommerce-cart-form,.wc-empty-cart-message):not(:has([data-widget~=cart-page]))'],
  priority: 6,
  replay: [hold, { type: 'submit', selector: '.woocommerce-cart-form' }],
});
