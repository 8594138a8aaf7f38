import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Progress bar',
  fields: {
    value: { label: 'Percentage', group: 'content', about: 'Not set: as the page says.' },
    current: { label: 'Number', group: 'content', about: 'With “Total” it counts in place of “Percentage”.' },
    total: { label: 'Total', group: 'content', about: 'What “Number” is a part of. It shows after the number.' },
    duration: { label: 'Time to fill the bar', group: 'look' },
    label: {
      label: 'Name of the bar',
      group: 'texts',
      about: 'Screen readers say it if the page gives none. Empty: the title.',
    },
  },
};
