import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Images layout',
  fields: {
    layoutType: {
      label: 'Layout',
      group: 'look',
      options: { masonry: 'Masonry columns', grid: 'Grid', justify: 'Justified rows', list: 'List' },
    },
    columns: { label: 'Columns', about: 'Only for “Masonry columns”. Not set: the page decides.', group: 'look' },
    justifyHeight: { label: 'Least height of rows', about: 'Only for “Justified rows”.', group: 'look' },
  },
};
