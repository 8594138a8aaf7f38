import { phrase, settingsSchema } from '../../core/settings';

/** Settings of `cart-fragments`. */
export const settings = settingsSchema({
  emptyMessage: phrase('No products in the cart.'),
});
