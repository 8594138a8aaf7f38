import { choice, isRecord, number, parseJson, phrase, plural, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../page/devices';
import { gridOf } from './markup';

/** Settings of `grid-layout`; add-ons print theirs as JSON in an attribute of the grid. */
export const settings = settingsSchema({
  layoutMode: choice(['masonry', 'fitrows'], 'masonry'),
  itemSelector: text('', { max: 200 }),
  columnWidth: text('', { max: 200 }),
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  columns: perDevice(number(0, { min: 0, max: 24, whole: true })),
  filterText: phrase('Filter'),
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
