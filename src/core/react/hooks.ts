import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onMutations } from '../hosts/mutations';

/**
 * Rerenders when a store changes. Subscribes in a layout effect, so that it misses no change after the mount. `get`
 * must return the same value until the store changes.
 */
export function useStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const value = get();
  const [state, setState] = useState(() => value);
  // React throws away a render that changes no state, but assumes that its effects have run.
  if (!Object.is(state, value)) setState(() => value);
  const seen = useRef(value);
  const read = useRef(get);
  useLayoutEffect(() => {
    seen.current = value;
    read.current = get;
  });
  useLayoutEffect(() => {
    const check = (): void => {
      const now = read.current();
      if (!Object.is(seen.current, now)) setState(() => now);
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** The node that `find` currently returns; follows replacements by other scripts. */
export function useLive<T extends Element>(host: Element, find: (host: Element) => T | null): T | null {
  return useStore(onMutations, () => find(host));
}

/** The nodes that `find` currently returns; follows changes by other scripts. `find` is passed the previous list. */
export function useLiveList<T extends Element>(find: (before: readonly T[]) => T[]): readonly T[] {
  const last = useRef<readonly T[]>([]);
  return useStore(onMutations, () => {
    const { current: before } = last;
    const now = find(before);
    const isSame = now.length === before.length && now.every((node, at) => node === before[at]);
    if (!isSame) last.current = now;
    return last.current;
  });
}

const keys = new WeakMap<Element, number>();
let count = 0;

/** A React key for an element, stable for the element's lifetime and independent of its id. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}

/** Runs `run` in `flushSync`, because the script that triggered an event may read the result in its next line. */
export function sync<T>(run: () => T): T {
  return flushSync(run);
}
