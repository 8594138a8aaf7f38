import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  layoutMode: 'In columns, each item below the shortest one, or in rows.',
  itemSelector: 'The class of the items, like `.item`. Empty: what the add-ons print, else the grid’s children.',
  columnWidth:
    'The width of a column in pixels, or the class of an element that is as wide. Empty: that of `.grid-sizer`, else of the first item.',
  gutter: 'The gap between columns, in pixels; with `columns` also between rows.',
  columns: 'How many columns; 0: as many as fit, by the items’ own width.',
  filterText: 'The name of the group of filters.',
  resultText: 'Said after a filter. `%count%` is the number of items.',
};
