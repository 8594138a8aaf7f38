import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Coming soon banner',
  isHelper: true,
  fields: {
    dismissLabel: { label: 'Dismiss link', about: 'Screen readers say it, where the link has no text.' },
  },
};
