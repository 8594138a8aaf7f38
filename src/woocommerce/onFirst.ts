import { listenFirst } from '../core/jquery/ordered';
import { type Hearer, hearing, type PageEvents } from '../page/base/events';

/**
 * As `on`, but before all other listeners on the target. For events to which the shop's own script reacts: listeners
 * that are bound after it expect its changes in the page. `name` must not contain a dot.
 */
export const onFirst = <N extends keyof PageEvents>(target: EventTarget, name: N, handler: Hearer<N>): (() => void) =>
  listenFirst(target, name, hearing(handler));
