import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Stretched section',
  fields: {
    stretch_section: {
      label: 'Width',
      group: 'look',
      options: { 'section-stretched': 'As wide as the window', '': 'As the page lays it out' },
    },
  },
};
