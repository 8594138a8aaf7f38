import { flag, number, settingsSchema } from '../../core/settings';

/** Settings of `field-hints`. */
export const settings = settingsSchema({
  duration: number(250, 'How long a hint slides; at once where the visitor wants less motion.', {
    min: 0,
    unit: 'milliseconds',
  }),
  float: flag(false, 'The hint floats beside its field and moves nothing; otherwise it stands below.'),
});
