import type { Gate } from '../../core/types';
import type { Driven } from '../../elementor/takeOver';

const TOGGLE = '#elementor-menu-cart__toggle_button';
const AROUND = '.elementor-menu-cart__toggle_wrapper';

/** Elementor's handlers that open the cart; what closes it does nothing while they do not. */
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

/** Elementor's script opens the cart by itself after an add, too; it asks the settings each time. */
export const driven: Driven = {
  isDriven: () => false,
  change: (settings) => ({ ...settings, automatically_open_cart: 'no' }),
};
