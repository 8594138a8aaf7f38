import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Loop add to cart',
  fields: {
    show_quantity: { label: 'Show quantity' },
    timeout: { label: 'Timeout' },
    addedMessage: { label: 'Added message' },
  },
};
