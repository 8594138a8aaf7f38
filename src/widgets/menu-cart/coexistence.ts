import type { Gate } from '../../core/types';
import type { Driven } from '../../elementor/takeOver';

const TOGGLE = '#elementor-menu-cart__toggle_button';
const AROUND = '.elementor-menu-cart__toggle_wrapper';

/** Elementor's handlers that open the cart. Those that close it do nothing as long as these are skipped. */
export function gates(): readonly Gate[] {
  const opens: Gate[] = [
    { on: AROUND, type: 'click', selector: TOGGLE, token: 'preventDefault' },
    { on: TOGGLE, type: 'click', token: 'preventDefault' },
  ];
  if (!document.querySelector('.elementor-widget-woocommerce-menu-cart[data-settings*=mouseover]')) return opens;
  return [
    ...opens,
    { on: AROUND, type: 'mouseover', selector: TOGGLE, token: 'preventDefault' },
    { on: AROUND, type: 'mouseleave', token: 'hideCart' },
  ];
}

/** Keeps Elementor's script from opening the cart after a product was added; it reads this setting each time. */
export const driven: Driven = {
  isDriven: () => false,
  change: (settings) => ({ ...settings, automatically_open_cart: 'no' }),
};
