import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Dropbar',
  fields: {
    mode: {
      label: 'Box opens by',
      about: 'A finger and the keyboard always press.',
      options: { hover: 'Pointer', click: 'Press' },
    },
    hide_delay: { label: 'Time until it closes', about: 'Counts once the pointer has left the box.' },
  },
};
