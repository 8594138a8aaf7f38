/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export declare function remember<K extends object, V>(known: WeakMap<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V>;
