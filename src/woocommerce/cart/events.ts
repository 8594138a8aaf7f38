import { on, type PageEvents, send } from '../../page/base/events';

/** The events after which the carts on the page are replaced. */
export type CartChange = 'added_to_cart' | 'removed_from_cart';

/** Shows a changed cart. `fragments` and `button` may come from any script. */
export type CartReaction = (change: CartChange, fragments: unknown, button: unknown) => void;

const isChange = (name: string): name is CartChange => name === 'added_to_cart' || name === 'removed_from_cart';

let reaction: CartReaction | undefined;
let hasReacted = false;
let depth = 0;

/** Is an event of ours being emitted? */
export const isEmittingCartEvent = (): boolean => depth > 0;

/** Emits a cart event on the body; `cartGates` skip WooCommerce's reactions. Reports errors of listeners. */
export function emitCartEvent<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  const hasReactedToOuter = hasReacted;
  hasReacted = false;
  depth += 1;
  try {
    send(document.body, name, ...args);
  } catch (error) {
    // jQuery passes on errors of its handlers, after which the caller would add the item again.
    reportError(error);
    // jQuery skips the handlers after the one that threw, perhaps ours.
    if (!hasReacted && isChange(name)) reaction?.(name, args[0], args[2]);
  } finally {
    hasReacted = hasReactedToOuter;
    depth -= 1;
  }
}

/**
 * Calls `react` after each change of the cart, by any script; one listener per page. Returns a function that stops it.
 */
export function onCartChange(react: CartReaction): () => void {
  const listenTo = (change: CartChange): (() => void) =>
    on(document.body, change, ([fragments, , button]) => {
      hasReacted = true;
      react(change, fragments, button);
    });
  const stops = [listenTo('added_to_cart'), listenTo('removed_from_cart')];
  reaction = react;
  return () => {
    reaction = undefined;
    for (const stop of stops) stop();
  };
}
