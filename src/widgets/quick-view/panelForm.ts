import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Quick view',
  isHelper: true,
  fields: {
    delay: {
      label: 'Wait before it starts',
      group: 'advanced',
      about: 'How long after the product has arrived the widgets in the popup start.',
    },
  },
};
