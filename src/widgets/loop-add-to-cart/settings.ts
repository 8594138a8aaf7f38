import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `loop-add-to-cart`. */
export const settings = settingsSchema({
  /** A quantity field beside a button says how many to add. Elementor’s own setting of a list wins. */
  show_quantity: flag(true),
  /** How long the shop may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** Said to screen readers after an add that brings no message of its own. */
  addedMessage: phrase('Added to your cart.'),
});
