import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet portfolio',
  fields: {
    layoutType: {
      label: 'Layout type',
      options: { masonry: 'Masonry', grid: 'Grid', justify: 'Justify', list: 'List' },
    },
    perPage: { label: 'Per page' },
    filterText: { label: 'Filter text' },
    resultText: { label: 'Result text' },
  },
};
