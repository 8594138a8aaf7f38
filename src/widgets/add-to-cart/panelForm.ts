import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Add to cart on the product page',
  fields: {
    ajax: {
      label: 'Stay on the page',
      about: 'Products are added without loading the page again. Not set: the shop decides.',
    },
    addedMessage: { label: 'Product added', about: 'Screen readers say it, where the shop sends no message.' },
    timeout: {
      label: 'Longest wait for the shop',
      about: 'After that a message says that no answer came.',
      group: 'advanced',
    },
  },
};
