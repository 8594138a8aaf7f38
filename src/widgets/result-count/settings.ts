import { number, settingsSchema } from '../../core/settings';

/** Settings of `result-count`. */
export const settings = settingsSchema({
  delay: number(1000, 'When the count is said again.', { min: 0, unit: 'milliseconds' }),
});
