import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Grid layout',
  fields: {
    layoutMode: { label: 'Layout mode', options: { masonry: 'Masonry', fitrows: 'Fitrows' } },
    itemSelector: { label: 'Item selector' },
    columnWidth: { label: 'Column width' },
    gutter: { label: 'Gutter' },
    columns: { label: 'Columns' },
    filterText: { label: 'Filter text' },
    resultText: { label: 'Result text' },
  },
};
