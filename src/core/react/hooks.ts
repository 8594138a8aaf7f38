import { useLayoutEffect, useReducer, useRef } from 'react';
import { onMutations } from '../hosts/mutations';

/** Renders again when a store changes; subscribes in a layout effect, so that no change after the mount is missed. */
export function useStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const value = get();
  const seen = useRef(value);
  const read = useRef(get);
  useLayoutEffect(() => {
    seen.current = value;
    read.current = get;
  });
  useLayoutEffect(() => {
    const check = (): void => {
      if (!Object.is(seen.current, read.current())) rerender();
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** The node of the host that `find` gives now; other scripts may replace it. */
export function useLive<T extends Element>(host: Element, find: (host: Element) => T | null): T | null {
  return useStore(onMutations, () => find(host));
}

/** The nodes that `find` gives now; other scripts may add or remove some. `find` gets the list before. */
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

/** A React key for an element: the same for as long as it lives, whatever its id is. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}
