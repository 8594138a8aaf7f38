import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `notices`. */
export const settings = settingsSchema({
  /** When the first notice gets the focus, after the page is ready or a line was removed. */
  delay: number(500, {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
});
