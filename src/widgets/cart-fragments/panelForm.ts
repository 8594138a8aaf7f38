import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cart fragments',
  fields: {
    emptyMessage: { label: 'Empty message' },
  },
};
