import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Field hints',
  fields: {
    float: {
      label: 'Float beside the field',
      about: 'Otherwise a hint opens below its field and moves what follows.',
      group: 'look',
    },
    duration: { label: 'Time to slide open', about: 'At 0 hints open at once.', group: 'look' },
  },
};
