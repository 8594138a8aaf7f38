import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Menu cart',
  fields: {
    cart_type: { label: 'Cart type', options: { 'side-cart': 'Side cart', 'mini-cart': 'Mini cart' } },
    open_cart: { label: 'Open cart', options: { click: 'Click', mouseover: 'Mouseover' } },
    automatically_open_cart: { label: 'Automatically open cart' },
    labelText: { label: 'Label text' },
    closeText: { label: 'Close text' },
  },
};
