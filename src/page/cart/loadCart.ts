type Cart = typeof import('./cart');

let cart: Cart | undefined;

/** The cart's code, if it is there already. */
export const loadedCart = (): Cart | undefined => cart;

/** Fetches the cart's code. */
export async function loadCart(): Promise<Cart> {
  cart ??= await import('./cart');
  return cart;
}
