import type { Gate } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';
import { isSavedAutomatically, isServed } from './CartState';

const gatesOf = (types: string, selector: string): Gate[] =>
  types.split(' ').map((type) => ({ on: 'document', type, selector, when: isServed }));

/** Skips the handlers of WooCommerce's cart script, and of Elementor's script that saves changed quantities. */
export const gates: readonly Gate[] = [
  ...gatesOf('click', '.woocommerce-cart-form :input[type=submit]'),
  ...gatesOf('click keydown', 'a.woocommerce-remove-coupon'),
  ...gatesOf('click keydown', '.woocommerce-cart-form .product-remove > a'),
  ...gatesOf('click', '.woocommerce-cart .restore-item'),
  ...gatesOf('click', '.shipping-calculator-button'),
  ...gatesOf('submit', '.woocommerce-cart-form'),
  ...gatesOf('submit', 'form.woocommerce-shipping-calculator'),
  ...gatesOf('keypress', '.woocommerce-cart-form :input[type=number]'),
  ...gatesOf('change', 'select.shipping_method, :input[name^=shipping_method]'),
  ...gatesOf('change input', '.woocommerce-cart-form .cart_item :input'),
  ...gatesOf('blur change input', '#coupon_code'),
  { on: 'document', type: 'wc_update_cart', token: 'update_cart.apply', when: isServed },
  { on: 'document', type: 'added_to_cart', token: 'update_cart.apply', when: isServed },
  { on: '.woocommerce', type: 'change', selector: 'input.qty', token: 'update_cart', when: isSavedAutomatically },
  ...cartGates,
];
