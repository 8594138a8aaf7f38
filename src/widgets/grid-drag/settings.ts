import { number, phrase, settingsSchema } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `grid-drag`. */
export const settings = settingsSchema({
  /** The number of columns. */
  columns: perDevice(number(3, { min: 1, max: 24, whole: true })),
  /** The gap between the items, in pixels. */
  gutter: number(0, { min: 0, max: 1000, unit: 'px' }),
  /** The name of an item’s grip. `%name%` is the item’s heading or text. */
  moveText: phrase('Move %name%'),
  /** The description and the hint of the grip. */
  helpText: phrase('Drag, or use the arrow keys'),
  /** Announced when an item has a new place. `%n%` is its place, `%total%` the number of items. */
  placeText: phrase('%name%: %n% of %total%'),
});
