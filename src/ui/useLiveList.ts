import { useRef } from 'react';
import { useStore } from '../core/hooks';
import { onMutations } from '../core/mutations';

/** Nodes that others may add, replace or remove: always those that are there now. `find` gets the list before. */
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

/** A React key for an element: the same for as long as it lives, whatever its id says. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}
