import { flag, number, type Setting, settingsSchema, text } from '../../core/settings';

const ajax: Setting<boolean | null> = {
  ...flag(false, 'Add without leaving the page. Not given: as `jetWooBuilderData.single_ajax_add_to_cart` says.'),
  fallback: null,
};

/** Settings of `add-to-cart`. */
export const settings = settingsSchema({
  ajax,
  timeout: number(30, 'How long the shop may take to answer.', {
    min: 1,
    max: 120,
    unit: 'seconds',
  }),
  addedMessage: text('Added to your cart.', 'Said to screen readers after an add that brings no message of its own.'),
});
