import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `cart-page`. */
export const settings = settingsSchema({
  /** Saves a changed quantity without a press on the update button. Also read from Elementor’s cart widget. */
  cart_update_automatically: flag(false),
  /** How long after the last change a quantity is saved. */
  updateDelay: number(300, {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
  /** How long the shipping calculator slides. */
  slideDuration: number(600, { min: 0, max: 5000, unit: 'milliseconds' }),
  /** How long the shop may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** The overlay’s text while the shop answers. */
  waitMessage: phrase('Please wait...'),
});
