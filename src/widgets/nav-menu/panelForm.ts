import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Nav menu',
  fields: {
    layout: { label: 'Layout', options: { horizontal: 'Horizontal', vertical: 'Vertical', dropdown: 'Dropdown' } },
    full_width: { label: 'Full width', options: { stretch: 'Stretch', '': 'Not given' } },
    submenu_icon: { label: 'Submenu icon' },
  },
};
