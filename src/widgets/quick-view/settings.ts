import { number, settingsSchema } from '../../core/settings';

/** Settings of `quick-view`. */
export const settings = settingsSchema({
  delay: number(500, {
    min: 0,
    max: 60_000,
    unit: 'milliseconds',
  }),
});
