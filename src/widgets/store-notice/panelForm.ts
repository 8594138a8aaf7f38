import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Store notice',
  fields: {
    days: { label: 'Stays hidden for', about: 'After a visitor has dismissed it. 0: until the browser is closed.' },
  },
};
