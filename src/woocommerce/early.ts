import type { Pressed } from '../core/claim/inline/presses';

/** The presses that the inline script in the head holds, because without scripts they reload the page or do nothing. */
export const PRESSED: Pressed = {
  forms: 'form.cart,.woocommerce-cart-form',
  parts: 'button,[type=submit],[role=button],[role=radio],a.remove,.reset_variations',
  buttons:
    '.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button,.wc-tabs a,.woocommerce-product-gallery__image a',
  kept: 'form,form button,[type=submit],a.remove,.ajax_add_to_cart,.remove_from_cart_button',
};
