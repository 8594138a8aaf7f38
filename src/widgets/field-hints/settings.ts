import { flag, number, settingsSchema } from '../../core/settings/settings';

/** Settings of `field-hints`. */
export const settings = settingsSchema({
  /** How long a hint slides; at once where the visitor wants less motion. */
  duration: number(250, {
    min: 0,
    unit: 'milliseconds',
  }),
  /** The hint floats beside its field and moves nothing; otherwise it stands below. */
  float: flag(false),
});
