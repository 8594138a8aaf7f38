import { settingsSchema, text } from '../../core/settings';

/** Settings of `cart-fragments`. */
export const settings = settingsSchema({
  emptyMessage: text('No products in the cart.'),
});
