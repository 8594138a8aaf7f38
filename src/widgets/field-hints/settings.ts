import { flag, number, settingsSchema } from '../../core/settings';

/** Settings of `field-hints`. */
export const settings = settingsSchema({
  duration: number(250, {
    min: 0,
    unit: 'milliseconds',
  }),
  float: flag(false),
});
