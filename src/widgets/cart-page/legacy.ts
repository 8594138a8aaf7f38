import type { Gate } from '../../core/types';
import { cartGates } from '../../page/cart/cartGates';
import { isOurs, isOursAutomatically } from './serving';

const gate = (type: string, selector: string): Gate => ({ on: 'document', type, selector, when: isOurs });
const each = (types: string, selector: string): Gate[] => types.split(' ').map((type) => gate(type, selector));

/** The cart's own script (coexistence §3.10), and the page builder's automatic update (contract widgets §3.8). */
export const gates: readonly Gate[] = [
  ...each('click', '.woocommerce-cart-form :input[type=submit]'),
  ...each('click keydown', 'a.woocommerce-remove-coupon'),
  ...each('click', '.woocommerce-cart-form .product-remove > a'),
  ...each('click', '.woocommerce-cart .restore-item'),
  ...each('click', '.shipping-calculator-button'),
  ...each('submit', '.woocommerce-cart-form'),
  ...each('submit', 'form.woocommerce-shipping-calculator'),
  ...each('keypress', '.woocommerce-cart-form :input[type=number]'),
  ...each('change', 'select.shipping_method, :input[name^=shipping_method]'),
  ...each('change input', '.woocommerce-cart-form .cart_item :input'),
  ...each('blur change input', '#coupon_code'),
  { on: 'document', type: 'wc_update_cart', token: 'update_cart.apply', when: isOurs },
  { on: 'document', type: 'added_to_cart', token: 'update_cart.apply', when: isOurs },
  { on: '.woocommerce', type: 'change', selector: 'input.qty', token: 'update_cart', when: isOursAutomatically },
  ...cartGates,
];
