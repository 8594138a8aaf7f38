import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  /** Adds the quantity in the field beside a button. The setting of Elementor’s list wins. */
  show_quantity: flag(true),
  /** How long the server may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** Announced after an add whose answer has no message. */
  addedMessage: phrase('Added to your cart.'),
});
