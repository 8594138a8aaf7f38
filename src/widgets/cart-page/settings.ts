import { flag, number, settingsSchema, text } from '../../core/settings';

/** Settings of `cart-page`. */
export const settings = settingsSchema({
  cart_update_automatically: flag(
    false,
    'Save a changed quantity without a press on the update button. Also read from the page builder’s cart widget.',
  ),
  updateDelay: number(300, 'How long a changed quantity waits for another change before it is saved.', {
    min: 0,
    max: 10_000,
    unit: 'milliseconds',
  }),
  slideDuration: number(600, 'How long the shipping calculator slides.', { min: 0, max: 5000, unit: 'milliseconds' }),
  timeout: number(30, 'How long the shop may take to answer.', { min: 1, max: 120, unit: 'seconds' }),
  waitMessage: text('Please wait...', 'What the overlay says while the shop answers.'),
});
