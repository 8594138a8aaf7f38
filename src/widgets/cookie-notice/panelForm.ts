import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cookie notice',
  fields: {
    days: { label: 'Days' },
    label: { label: 'Label' },
    closeLabel: { label: 'Close label' },
  },
};
