import { manifest } from '../../core/manifest';

/** The add-to-cart form of a product page (spec §4 “Add to cart”, §5). */
export default manifest({
  name: 'add-to-cart',
  adopts: ['form.cart'],
  // Until somebody comes near it, the form is the server's; a click that is faster than the chunk is held.
  when: 'interaction',
  priority: 6,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button' },
    { type: 'submit', selector: 'form' },
  ],
});
