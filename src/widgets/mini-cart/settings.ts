import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `mini-cart`. */
export const settings = settingsSchema({
  /** How long the shop may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
});
