import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tabs (containers)',
  fields: {
    hash: {
      label: 'Address names the opened tab',
      about: 'A copied address opens the same tab.',
    },
    horizontal_scroll: {
      label: 'Titles that do not fit',
      group: 'look',
      options: { enable: 'Stay in one row that scrolls', disable: 'Go to a further row' },
    },
  },
};
