import { showWaiting } from '../../core/claim/waiting';
import { loadOnce, whenOnline } from '../../core/load/chunks';
import { logFailure } from '../../core/problems';
import { on } from '../../page/base/events';
import { expectCartWrite } from '../cartQueue';
import { isLegacyAddToCartAlive } from './coexistence';
import { type CartChange, isEmittingCartEvent, onCartChange } from './events';
import { holdLeaving } from './leaveInTurn';

type Cart = typeof import('./lazy/cart');

let cart: Cart | undefined;
let users = 0;
let stop: (() => void) | undefined;

/** The cart chunk, if it has loaded. */
export const loadedCart = (): Cart | undefined => cart;

/** Loads the cart chunk, once. */
export const loadCart = loadOnce(async (): Promise<Cart> => {
  cart = await import('./lazy/cart');
  return cart;
});

function react(change: CartChange, fragments: unknown, button: unknown): void {
  if (!isEmittingCartEvent() && isLegacyAddToCartAlive()) return;
  // Synchronous if possible, because a script that emits the event may read the new cart in its next line.
  if (cart) {
    cart.showCartChange(change, fragments, button);
    return;
  }
  loadCart().then(
    (loaded) => loaded.showCartChange(change, fragments, button),
    (error: unknown) => logFailure('the changed cart cannot be shown.', error),
  );
}

/**
 * Shows each change of the cart; a change by another script only if WooCommerce's own script does not show it. Returns
 * a stop function.
 */
export function keepReacting(): () => void {
  users += 1;
  if (users === 1) {
    const stops = [
      onCartChange(react),
      // Another script adds to the cart: loads the code now, so that it can react to `added_to_cart` synchronously.
      on(document.body, 'adding_to_cart', () => void loadCart().catch(() => undefined)),
      holdLeaving(),
    ];
    stop = () => {
      for (const end of stops) end();
    };
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    cart?.forgetButtons(document.documentElement);
  };
}

/**
 * Loads the code that an add needs, and shows on the button that it waits. Offline it waits for the connection, because a
 * native submit would end on the browser's error page. Rejects if the code cannot be loaded online.
 */
export const loadConnected = <T>(load: () => Promise<T>, button: HTMLElement): Promise<T> =>
  expectCartWrite(loadShown(load, button));

async function loadShown<T>(load: () => Promise<T>, button: HTMLElement): Promise<T> {
  const stopWaiting = showWaiting(button);
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await whenOnline();
    return await load();
  } finally {
    stopWaiting();
  }
}
