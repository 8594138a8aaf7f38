import { flag, number, settingsSchema } from '../../core/settings';

/** Settings of `sort-dropdown`. */
export const settings = settingsSchema({
  everyKey: flag(false, 'Send the form at each arrow key, too, and not when the visitor has done choosing.'),
  delay: number(1000, 'When the count of a sorted list is said again.', { min: 0, unit: 'milliseconds' }),
});
