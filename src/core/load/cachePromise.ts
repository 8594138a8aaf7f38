/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export function cachePromise<K extends object, V>(
  known: WeakMap<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
): Promise<V> {
  const before = known.get(key);
  if (before) return before;
  const made = make().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, made);
  return made;
}

/**
 * Loads once, for all callers, who go on in the order in which they called: `import()` answers calls that wait for the
 * same module in any order. A failure is forgotten, so that the next call tries again.
 */
export function loadOnce<V>(load: () => Promise<V>): () => Promise<V> {
  let loading: Promise<V> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
