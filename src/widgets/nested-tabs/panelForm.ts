import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tabs (containers)',
  fields: {
    hash: {
      label: 'Address names the opened tab',
      about: 'A copied address opens the same tab.',
    },
    horizontal_scroll: {
      label: 'Titles that do not fit',
      group: 'look',
      options: { enable: 'Stay in one row that scrolls', disable: 'Go to a further row' },
    },
    tabs_justify_horizontal: {
      label: 'A long row starts',
      group: 'look',
      control: { kind: 'choice', words: ['', 'start', 'center', 'end', 'stretch'] },
      options: {
        '': 'Not set: at its beginning',
        start: 'At its beginning',
        center: 'At its beginning (centred)',
        end: 'Scrolled to its end',
        stretch: 'At its beginning (stretched)',
      },
    },
  },
};
