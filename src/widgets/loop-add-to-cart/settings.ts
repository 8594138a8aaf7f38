import { number, phrase, settingsSchema } from '../../core/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  addedMessage: phrase('Added to your cart.'),
});
