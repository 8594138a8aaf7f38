/**
 * Reads a store and renders again when it changes. Subscribes in a layout effect, so that nothing is missed between
 * mount and replay.
 */
export declare function useStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T;
/** A node of the host that other scripts may replace: always the one that is there now. */
export declare function useLive<T extends Element>(host: Element, find: (host: Element) => T | null): T | null;
/** Nodes that others may add, replace or remove: always those that are there now. `find` gets the list before. */
export declare function useLiveList<T extends Element>(find: (before: readonly T[]) => T[]): readonly T[];
/** A React key for an element: the same for as long as it lives, whatever its id says. */
export declare function keyOf(element: Element): number;
