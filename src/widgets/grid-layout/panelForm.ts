import type { WidgetForm } from '../../core/settings/form';
import { has } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const hasFilters = has('.option-set [data-option-value]');

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Masonry grid',
  fields: {
    layoutMode: {
      label: 'Layout',
      about: 'In columns, each item goes below the shortest one.',
      group: 'look',
      options: { masonry: 'Columns', fitrows: 'Rows' },
    },
    columns: { label: 'Number of columns', about: 'At 0 as many as fit.', group: 'look' },
    gutter: { label: 'Gap between items', group: 'look' },
    filterText: { label: 'Name of the filters', about: 'Screen readers say it.', appliesTo: hasFilters },
    resultText: {
      label: 'Number of items',
      about: 'Screen readers say it once a filter is chosen. %count% stands for the number.',
      appliesTo: hasFilters,
    },
    columnWidth: {
      label: 'Width of a column',
      about: 'In pixels, or the class of an element that is as wide. Left empty, an item decides.',
      group: 'advanced',
    },
    itemSelector: {
      label: 'Class of the items',
      about: 'Such as .item. Left empty, everything in the grid is an item.',
      group: 'advanced',
    },
  },
};
