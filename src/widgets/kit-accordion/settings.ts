import { flag, number, settingsSchema } from '../../core/settings';

/** Settings of `kit-accordion`. */
export const settings = settingsSchema({
  multiple: flag(false),
  duration: number(400, { min: 0, unit: 'milliseconds' }),
  hash: flag(false),
});
