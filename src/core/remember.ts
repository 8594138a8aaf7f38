/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export function remember<K extends object, V>(
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
