import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Quantity',
  fields: {
    grouped: { label: 'Grouped' },
    show_quantity: { label: 'Show quantity' },
  },
};
