import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Quantity',
  isHelper: true,
  fields: {
    grouped: { label: 'Allow 0', about: 'As in the list of a grouped product.' },
    show_quantity: {
      label: 'Use it for the button beside it',
      about: 'The button in a list of products then adds this quantity.',
    },
  },
};
