import { number, settingsSchema, text } from '../../core/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  timeout: number(30, 'How long the shop may take to answer.', { min: 1, max: 120, unit: 'seconds' }),
  addedMessage: text('Added to your cart.', 'Said to screen readers after an add that brings no message of its own.'),
});
