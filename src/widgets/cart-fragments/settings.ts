import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `cart-fragments`. */
export const settings = settingsSchema({
  /** Shown in the mini cart for visitors without a cart. */
  emptyMessage: phrase('No products in the cart.'),
});
