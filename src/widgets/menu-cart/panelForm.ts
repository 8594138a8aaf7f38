import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Menu cart',
  fields: {
    open_cart: {
      label: 'What opens the cart',
      options: { click: 'A press', mouseover: 'The pointer or a press' },
    },
    automatically_open_cart: { label: 'Open after adding a product' },
    cart_type: {
      label: 'Where the cart opens',
      group: 'look',
      options: { 'side-cart': 'At the side, over the page', 'mini-cart': 'Below its button' },
    },
    labelText: { label: 'Name of the cart', about: 'Screen readers say it.' },
    closeText: { label: 'Close button', about: 'Screen readers say it.' },
  },
};
