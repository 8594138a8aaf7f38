import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Shop notices',
  isHelper: true,
  fields: {
    delay: {
      label: 'Wait before reading',
      about: 'How long after the page is ready screen readers are led to the first notice.',
    },
  },
};
