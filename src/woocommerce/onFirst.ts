import { listenFirst } from '../core/jquery/ordered';
import { type Hearer, hearing, type PageEvents } from '../page/base/events';

/**
 * As `on`, but before all other listeners on the target: for events that the shop's own script answers, because listeners
 * that were bound after it read the answer in the page. `name` has no dot.
 */
export const onFirst = <N extends keyof PageEvents>(target: EventTarget, name: N, handler: Hearer<N>): (() => void) =>
  listenFirst(target, name, hearing(handler));
