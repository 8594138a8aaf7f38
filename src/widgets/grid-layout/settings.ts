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

/** Settings of `grid-layout`. ElementsKit prints them as JSON in an attribute of the grid. */
export const settings = settingsSchema({
  /** Columns, in which each item goes below the shortest one, or rows. */
  layoutMode: choice(['masonry', 'fitrows'], 'masonry'),
  /** The class of the items, such as `.item`. Empty: ElementsKit’s items, else the children of the grid. */
  itemSelector: text('', { max: 200 }),
  /**
   * The width of a column in pixels, or the class of an element that has this width. Empty: the width of `.grid-sizer`,
   * else of the first item.
   */
  columnWidth: text('', { max: 200 }),
  /** The gap between columns, in pixels; with `columns` also between rows. */
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  /** The number of columns. 0: as many as fit at the items’ own width. */
  columns: perDevice(number(0, { min: 0, max: 24, whole: true })),
  /** The name of the group of filters. */
  filterText: phrase('Filter'),
  /** Announced after a filter is chosen. `%count%` is the number of items. */
  resultText: plural('%count% results'),
});

/** The settings in the grid's attribute. ElementsKit nests those for masonry. */
export function readGrid(host: HTMLElement): RawSettings {
  const grid = gridOf(host);
  const json = grid.getAttribute('data-masonry-config') || grid.getAttribute('data-grid-config') || '';
  const config = parseJson(json);
  if (!isRecord(config)) return {};
  return { ...config, ...(isRecord(config.masonry) && config.masonry) };
}
