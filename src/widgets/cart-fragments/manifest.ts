import { manifest } from '../../core/manifest';

/** Keeps the page's cart fragments up to date. The body is the one host, because fragments come and go. */
export default manifest({
  name: 'cart-fragments',
  adopts: ['body:has(.widget_shopping_cart_content, [id^=wc-cart-fragments-js])'],
  priority: -1,
});
