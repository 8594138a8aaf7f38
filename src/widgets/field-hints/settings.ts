import { flag, number, settingsSchema } from '../../core/settings/settings';

/** Settings of `field-hints`. */
export const settings = settingsSchema({
  /** How long a hint slides; ignored with reduced motion. */
  duration: number(250, {
    min: 0,
    unit: 'milliseconds',
  }),
  /** The hint floats beside its field and moves nothing. Otherwise it opens below. */
  float: flag(false),
});
