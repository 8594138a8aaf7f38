import { on, type PageEvents, send } from '../../page/base/events';

/** The events after which the cart on the page must be replaced. */
export type CartChange = 'added_to_cart' | 'removed_from_cart';

/** Shows a changed cart; `fragments` and `button` come from the event, so from any script. */
export type CartReaction = (change: CartChange, fragments: unknown, button: unknown) => void;

const isChange = (name: string): name is CartChange => name === 'added_to_cart' || name === 'removed_from_cart';

let reaction: CartReaction | undefined;
let hasReacted = false;
let depth = 0;

/** Is an event of ours being emitted right now? */
export const isEmittingCartEvent = (): boolean => depth > 0;

/** Emits a cart event on the body; `cartGates` skip WooCommerce's own reactions. Reports what a listener throws. */
export function emitCartEvent<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  const hasReactedToOuter = hasReacted;
  hasReacted = false;
  depth += 1;
  try {
    send(document.body, name, ...args);
  } catch (error) {
    // jQuery lets errors of handlers through; the caller would then add the item twice.
    reportError(error);
    // jQuery skips all handlers after the one that threw, maybe ours.
    if (!hasReacted && isChange(name)) reaction?.(name, args[0], args[2]);
  } finally {
    hasReacted = hasReactedToOuter;
    depth -= 1;
  }
}

/**
 * Calls `react` after each change of the cart, by any script; one at a time per page. Returns a function that stops it.
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
