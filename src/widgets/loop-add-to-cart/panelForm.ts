import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Add to cart in lists',
  fields: {
    show_quantity: {
      label: 'Add the chosen quantity',
      about: 'From the field beside a button. The setting of the list itself comes first.',
    },
    addedMessage: { label: 'Product added', about: 'Screen readers say it, where the shop sends no message.' },
    timeout: {
      label: 'Longest wait for the shop',
      about: 'After that a message says that no answer came.',
      group: 'advanced',
    },
  },
};
