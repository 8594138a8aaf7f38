import {
  choice,
  isRecord,
  number,
  parseJson,
  phrase,
  plural,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { gridOf } from './markup';

/** Settings of `grid-layout`; add-ons print theirs as JSON in an attribute of the grid. */
export const settings = settingsSchema({
  /** In columns, each item below the shortest one, or in rows. */
  layoutMode: choice(['masonry', 'fitrows'], 'masonry'),
  /** The class of the items, like `.item`. Empty: what the add-ons print, else the grid’s children. */
  itemSelector: text('', { max: 200 }),
  /**
   * The width of a column in pixels, or the class of an element that is as wide. Empty: that of `.grid-sizer`, else of
   * the first item.
   */
  columnWidth: text('', { max: 200 }),
  /** The gap between columns, in pixels; with `columns` also between rows. */
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  /** How many columns; 0: as many as fit, by the items’ own width. */
  columns: perDevice(number(0, { min: 0, max: 24, whole: true })),
  /** The name of the group of filters. */
  filterText: phrase('Filter'),
  /** Said after a filter. `%count%` is the number of items. */
  resultText: plural('%count% results'),
});

/** What a grid's attribute says; add-ons nest what is for masonry alone. */
export function readGrid(host: HTMLElement): RawSettings {
  const grid = gridOf(host);
  const json = grid.getAttribute('data-masonry-config') || grid.getAttribute('data-grid-config') || '';
  const config = parseJson(json);
  if (!isRecord(config)) return {};
  return { ...config, ...(isRecord(config.masonry) && config.masonry) };
}
