import { manifest } from '../../core/manifest';

/** Removes lines from the mini cart. Fragments replace its markup at any time, so the body is its one host. */
export default manifest({
  name: 'mini-cart',
  adopts: ['body:has(.widget_shopping_cart_content,.remove_from_cart_button)'],
  // The links work without us; a press that is faster than the chunk is held.
  when: 'interaction',
  replay: [{ type: 'click', selector: '.remove_from_cart_button' }],
});
