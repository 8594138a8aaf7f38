import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Team member popup',
  fields: {
    labelText: { label: 'Name of a popup', about: 'Screen readers say it if the member’s name is not found.' },
    closeText: { label: 'Close button', about: 'Screen readers say it if the page gives no name.' },
  },
};
