import { flag, number, phrase, type Setting, settingsSchema } from '../../core/settings/settings';

const ajax: Setting<boolean | null> = {
  ...flag(false),
  fallback: null,
};

/** Settings of `add-to-cart`. */
export const settings = settingsSchema({
  /** Add without leaving the page. Not given: as `jetWooBuilderData.single_ajax_add_to_cart` says. */
  ajax,
  /** How long the shop may take to answer. */
  timeout: number(30, {
    min: 1,
    max: 120,
    unit: 'seconds',
  }),
  /** Said to screen readers after an add that brings no message of its own. */
  addedMessage: phrase('Added to your cart.'),
});
