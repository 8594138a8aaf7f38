/** Renders again when a store changes; subscribes in a layout effect, so that no change after the mount is missed. */
export declare function useStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T;
/** The node of the host that `find` gives now; other scripts may replace it. */
export declare function useLive<T extends Element>(host: Element, find: (host: Element) => T | null): T | null;
/** The nodes that `find` gives now; other scripts may add or remove some. `find` gets the list before. */
export declare function useLiveList<T extends Element>(find: (before: readonly T[]) => T[]): readonly T[];
/** A React key for an element: the same for as long as it lives, whatever its id says. */
export declare function keyOf(element: Element): number;
