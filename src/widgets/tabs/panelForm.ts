import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tabs',
  fields: {
    hash: { label: 'Address names the opened tab', about: 'A copied address opens the same tab.' },
  },
};
