import { on, type PageEvents, send } from '../base/events';

/** The events after which the page must show another cart. */
export type CartChange = 'added_to_cart' | 'removed_from_cart';

/** Shows a changed cart; `fragments` and `button` are what the event carries, from whatever script. */
export type CartReaction = (change: CartChange, fragments: unknown, button: unknown) => void;

const isChange = (name: string): name is CartChange => name === 'added_to_cart' || name === 'removed_from_cart';

let reaction: CartReaction | undefined;
/** Has the reaction begun to the event that is being emitted? */
let hasReacted = false;
let depth = 0;

/** Is an event of ours being emitted right now? */
export const isEmittingCartEvent = (): boolean => depth > 0;

/**
 * Emits an event about the cart on the body. The CMS's own reactions to it are skipped (`cartGates`), while those to
 * events of other scripts go on. What a listener throws is reported, and stops nothing.
 */
export function emitCartEvent<N extends keyof PageEvents>(name: N, ...args: PageEvents[N]): void {
  const hasReactedToOuter = hasReacted;
  hasReacted = false;
  depth += 1;
  try {
    send(document.body, name, ...args);
  } catch (error) {
    // jQuery passes on what its handlers throw; an item must not be added twice because of that.
    reportError(error);
    // jQuery calls no handler after the one that threw, so ours may have been left out.
    if (!hasReacted && isChange(name)) reaction?.(name, args[0], args[2]);
  } finally {
    hasReacted = hasReactedToOuter;
    depth -= 1;
  }
}

/**
 * Calls `react` after each change of the cart, whoever emits it. The page has one such reaction at a time. Returns what
 * stops it.
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
