import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet images layout',
  fields: {
    layoutType: {
      label: 'Layout type',
      options: { masonry: 'Masonry', grid: 'Grid', justify: 'Justify', list: 'List' },
    },
    columns: { label: 'Columns' },
    justifyHeight: { label: 'Justify height' },
  },
};
