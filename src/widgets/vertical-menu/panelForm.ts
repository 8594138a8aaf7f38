import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Vertical menu',
  fields: {
    opensOnIcon: { label: 'Opens on icon' },
    toggleText: { label: 'Toggle text' },
    submenuText: { label: 'Submenu text' },
    failedText: { label: 'Failed text' },
  },
};
