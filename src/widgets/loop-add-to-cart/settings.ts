import { flag, number, phrase, settingsSchema } from '../../core/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  show_quantity: flag(true),
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  addedMessage: phrase('Added to your cart.'),
});
