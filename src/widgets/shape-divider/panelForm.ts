import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Shape divider',
  isHelper: true,
  fields: {
    shape_divider_top: { label: 'Shape at the top', group: 'look', about: 'Its name, such as waves.' },
    shape_divider_top_negative: {
      label: 'Cut out of the top',
      group: 'look',
      about: 'Has no effect if there is no such drawing.',
    },
    shape_divider_bottom: { label: 'Shape at the bottom', group: 'look', about: 'Its name, such as waves.' },
    shape_divider_bottom_negative: {
      label: 'Cut out of the bottom',
      group: 'look',
      about: 'Has no effect if there is no such drawing.',
    },
  },
};
