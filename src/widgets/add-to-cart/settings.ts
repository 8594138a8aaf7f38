import { flag, number, phrase, type Setting, settingsSchema } from '../../core/settings';

const ajax: Setting<boolean | null> = {
  ...flag(false),
  fallback: null,
};

/** Settings of `add-to-cart`. */
export const settings = settingsSchema({
  ajax,
  timeout: number(30, {
    min: 1,
    max: 120,
    unit: 'seconds',
  }),
  addedMessage: phrase('Added to your cart.'),
});
