/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export declare function cachePromise<K extends object, V>(known: WeakMap<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V>;
/**
 * Loads once, for all callers, who go on in the order in which they called: `import()` answers calls that wait for the
 * same module in any order. A failure is forgotten, so that the next call tries again.
 */
export declare function loadOnce<V>(load: () => Promise<V>): () => Promise<V>;
