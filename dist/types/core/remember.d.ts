/** What `make` promises for a key, made once. A failure is forgotten, so that the next who asks may try again. */
export declare function remember<K extends object, V>(known: WeakMap<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V>;
