import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Stretched section',
  fields: {
    stretch_section: {
      label: 'Stretch section',
      options: { 'section-stretched': 'Section stretched', '': 'Not given' },
    },
  },
};
