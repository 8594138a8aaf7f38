import { manifest } from '../../core/manifest';

/**
 * Keeps the mini cart and all other cart fragments of the page up to date. The feature is the page's, so the body is its
 * one host; fragments come and go inside it.
 */
export default manifest({
  name: 'cart-fragments',
  adopts: ['body:has(.widget_shopping_cart_content, [id^=wc-cart-fragments-js])'],
  priority: -1,
});
