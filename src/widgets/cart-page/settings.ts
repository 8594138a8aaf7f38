import { flag, number, phrase, settingsSchema } from '../../core/settings';

/** Settings of `cart-page`. */
export const settings = settingsSchema({
  cart_update_automatically: flag(false),
  updateDelay: number(300, {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
  slideDuration: number(600, { min: 0, max: 5000, unit: 'milliseconds' }),
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  waitMessage: phrase('Please wait...'),
});
