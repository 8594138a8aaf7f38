import { flag, number, settingsSchema } from '../../core/settings/settings';

/** Settings of `sort-dropdown`. */
export const settings = settingsSchema({
  /** Send the form at each arrow key, too, and not when the visitor has done choosing. */
  everyKey: flag(false),
  /** When the count of a sorted list is said again. */
  delay: number(1000, { min: 0, unit: 'milliseconds' }),
});
