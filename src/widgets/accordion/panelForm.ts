import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Accordion or toggle',
  fields: {
    multiple: {
      label: 'Several items open',
      about: 'Otherwise opening an item closes the others. A toggle always allows several.',
    },
    open: { label: 'Open at the start', options: { first: 'First item', none: 'None' } },
    hash: { label: 'Address names the opened item', about: 'A copied address opens the same item.' },
    duration: { label: 'Time to slide open', about: 'At 0 items open at once.', group: 'look' },
  },
};
