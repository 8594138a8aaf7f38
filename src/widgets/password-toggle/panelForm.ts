import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Button that shows a password',
  fields: {
    showText: { label: 'While the password is hidden', about: 'Screen readers say it as the name of the button.' },
    hideText: { label: 'While the password is shown', about: 'Screen readers say it as the name of the button.' },
  },
};
