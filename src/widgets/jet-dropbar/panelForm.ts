import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet dropbar',
  fields: {
    mode: { label: 'Mode', options: { hover: 'Hover', click: 'Click' } },
    hide_delay: { label: 'Hide delay' },
  },
};
