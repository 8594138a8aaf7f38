import { type CartChange, isEmittingCartEvent, onCartChange } from './events';
import { isLegacyAddToCartAlive } from './legacy';

type Cart = typeof import('./lazy/cart');

let cart: Cart | undefined;
let users = 0;
let stop: (() => void) | undefined;

/** The code that changes the cart and shows its changes, if it is there already. */
export const loadedCart = (): Cart | undefined => cart;

/** Fetches the code that changes the cart and shows its changes: with the first touch, not with the page. */
export async function loadCart(): Promise<Cart> {
  cart ??= await import('./lazy/cart');
  return cart;
}

function react(change: CartChange, fragments: unknown, button: unknown): void {
  if (!isEmittingCartEvent() && isLegacyAddToCartAlive()) return;
  // At once where possible: a script that has emitted the event reads the new cart in its next line.
  if (cart) {
    cart.showCartChange(change, fragments, button);
    return;
  }
  loadCart().then(
    (loaded) => loaded.showCartChange(change, fragments, button),
    (error: unknown) => console.error('storefront-widgets: the changed cart cannot be shown.', error),
  );
}

/**
 * Shows every change of the cart (`added_to_cart`, `removed_from_cart`), whoever emits it, with or without button and
 * fragments: button states, view-cart link, fragments, notices, live region. The CMS's own script reacts to the events of
 * others where it is alive. The page has one reaction for as long as somebody keeps it; returns what lets it go.
 */
export function keepReacting(): () => void {
  users += 1;
  if (users === 1) stop = onCartChange(react);
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    // Nobody is left who would take back what others' events have put on buttons.
    cart?.forgetButtons(document.documentElement);
  };
}
