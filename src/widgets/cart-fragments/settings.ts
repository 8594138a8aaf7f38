import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `cart-fragments`. */
export const settings = settingsSchema({
  /** What the mini cart says to visitors without a cart. */
  emptyMessage: phrase('No products in the cart.'),
});
