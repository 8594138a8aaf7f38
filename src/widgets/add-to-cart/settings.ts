import { flag, number, phrase, type Setting, settingsSchema } from '../../core/settings/settings';

const ajax: Setting<boolean | null> = {
  ...flag(false),
  fallback: null,
};

/** Settings of `add-to-cart`. */
export const settings = settingsSchema({
  /** Adds without leaving the page. By default as `jetWooBuilderData.single_ajax_add_to_cart` says. */
  ajax,
  /** How long the server may take to answer. */
  timeout: number(30, {
    min: 1,
    max: 120,
    unit: 'seconds',
  }),
  /** Announced after an add whose answer has no message. */
  addedMessage: phrase('Added to your cart.'),
});
