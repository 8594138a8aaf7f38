import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  columns: 'How many columns the grid has.',
  gutter: 'The gap between the items, in pixels.',
  moveText: 'The name of an item’s grip. `%name%` is the item’s heading or text.',
  helpText: 'How the grip is used.',
  placeText: 'Said when an item has a new place. `%n%` and `%total%` are numbers.',
};
