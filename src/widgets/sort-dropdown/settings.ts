import { flag, number, settingsSchema } from '../../core/settings';

/** Settings of `sort-dropdown`. */
export const settings = settingsSchema({
  everyKey: flag(false),
  delay: number(1000, { min: 0, unit: 'milliseconds' }),
});
