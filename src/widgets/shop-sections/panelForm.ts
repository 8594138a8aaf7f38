import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Shop sections',
  fields: {
    sticky_right_column: { label: 'Sticky right column' },
    sticky_right_column_offset: { label: 'Sticky right column offset' },
    timeout: { label: 'Timeout' },
    errorText: { label: 'Error text' },
  },
};
