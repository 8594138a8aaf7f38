import { manifest } from '../../core/manifest';

/** The add-to-cart form of a product page. */
export default manifest({
  name: 'add-to-cart',
  adopts: ['form.cart'],
  priority: 6,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button' },
    { type: 'submit', selector: 'form' },
  ],
});
