import { flag, number, settingsSchema } from '../../core/settings/settings';

/** Settings of `sort-dropdown`. */
export const settings = settingsSchema({
  /** Sends the form at each arrow key, without waiting until the visitor is done. */
  everyKey: flag(false),
  /** The delay before the count of a sorted list is announced. */
  delay: number(1000, { min: 0, unit: 'milliseconds' }),
});
