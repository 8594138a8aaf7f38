import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Grid to rearrange',
  fields: {
    columns: { label: 'Columns', group: 'look' },
    gutter: { label: 'Gap between items', group: 'look' },
    moveText: { label: 'Grip', about: 'Screen readers say it. %name% stands for the item.' },
    helpText: { label: 'Help for the grip', about: 'Shows under the pointer; screen readers say it, too.' },
    placeText: {
      label: 'Item moved',
      about: 'Screen readers say it. %name% stands for the item, %n% for its place, %total% for the number of items.',
    },
  },
};
