import { number, phrase, settingsSchema } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `grid-drag`. */
export const settings = settingsSchema({
  /** How many columns the grid has. */
  columns: perDevice(number(3, { min: 1, max: 24, whole: true })),
  /** The gap between the items, in pixels. */
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  /** The name of an item’s grip. `%name%` is the item’s heading or text. */
  moveText: phrase('Move %name%'),
  /** How the grip is used. */
  helpText: phrase('Drag, or use the arrow keys'),
  /** Said when an item has a new place. `%n%` and `%total%` are numbers. */
  placeText: phrase('%name%: %n% of %total%'),
});
