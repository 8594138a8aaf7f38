import { manifest } from '../../core/manifest';
import hold from './hold';

/**
 * The classic cart page (contract woocommerce §9). What it works on is replaced with every answer of the shop, so the body is
 * the host, unless the page marks an element itself.
 */
export default manifest({
  name: 'cart-page',
  adopts: ['body:has(.woocommerce-cart-form,.wc-empty-cart-message):not(:has([data-widget~=cart-page]))'],
  priority: 6,
  replay: [hold, { type: 'submit', selector: '.woocommerce-cart-form' }],
});
