import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `notices`. */
export const settings = settingsSchema({
  /** How long after the page is ready, or the cart’s table was changed, the first notice gets the focus. */
  delay: number(500, {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
});
