import { number, settingsSchema, text } from '../../core/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  addedMessage: text('Added to your cart.'),
});
