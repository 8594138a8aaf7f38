import { number, settingsSchema } from '../../core/settings';

/** Settings of `notices`. */
export const settings = settingsSchema({
  delay: number(500, {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
});
