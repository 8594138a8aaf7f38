/**
 * Rerenders when a store changes. Subscribes in a layout effect, so that it misses no change after the mount. `get`
 * must return the same value until the store changes.
 */
export declare function useStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T;
/** The node that `find` currently returns; follows replacements by other scripts. */
export declare function useLive<T extends Element>(host: Element, find: (host: Element) => T | null): T | null;
/** The nodes that `find` currently returns; follows changes by other scripts. `find` is passed the previous list. */
export declare function useLiveList<T extends Element>(find: (before: readonly T[]) => T[]): readonly T[];
/** A React key for an element, stable for the element's lifetime and independent of its id. */
export declare function keyOf(element: Element): number;
/** Runs `run` in `flushSync`, because the script that triggered an event may read the result in its next line. */
export declare function sync<T>(run: () => T): T;
