import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cart updates',
  isHelper: true,
  fields: {
    emptyMessage: { label: 'Empty cart', about: 'Shows in the mini cart of visitors who have put nothing in.' },
  },
};
