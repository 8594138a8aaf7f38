import { reportThrown } from '../../core/problems';
import { type PageEvents, send } from '../../page/base/events';
import { onFirst } from '../onFirst';

/** The events after which the carts on the page are replaced. */
export type CartChange = 'added_to_cart' | 'removed_from_cart';

/** Shows a changed cart. `fragments` and `button` may come from any script. */
export type CartReaction = (change: CartChange, fragments: unknown, button: unknown) => void;

let depth = 0;

/** Is `emitCartEvent` emitting an event now? */
export const isEmittingCartEvent = (): boolean => depth > 0;

/** Emits a cart event on the body; `cartGates` skip WooCommerce's reactions. Reports errors of listeners. */
export function emitCartEvent<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  depth += 1;
  try {
    send(document.body, name, ...args);
  } catch (error) {
    // jQuery passes on errors of its handlers, after which the caller would add the item again.
    reportThrown(error);
  } finally {
    depth -= 1;
  }
}

/**
 * Calls `react` at each change of the cart, by any script, before other listeners, so that these find the changed cart
 * in the page. Returns a stop function.
 */
export function onCartChange(react: CartReaction): () => void {
  const listenTo = (change: CartChange): (() => void) =>
    onFirst(document.body, change, ([fragments, , button]) => react(change, fragments, button));
  const stops = [listenTo('added_to_cart'), listenTo('removed_from_cart')];
  return () => {
    for (const stop of stops) stop();
  };
}
