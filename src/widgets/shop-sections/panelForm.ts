import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Shop pages (Elementor)',
  fields: {
    sticky_right_column: { label: 'Right column stays in view' },
    sticky_right_column_offset: { label: 'Distance from the top', about: 'Of the column that stays in view.' },
    errorText: { label: 'If the shop does not answer', about: 'Shown for a coupon and for logging in.' },
    timeout: { label: 'Longest wait for the shop', group: 'advanced' },
  },
};
