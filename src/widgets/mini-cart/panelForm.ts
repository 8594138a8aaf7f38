import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Mini cart',
  isHelper: true,
  fields: {
    timeout: {
      label: 'Longest wait for the shop',
      group: 'advanced',
      about: 'If the shop has not answered by then, the link of the button is followed.',
    },
  },
};
