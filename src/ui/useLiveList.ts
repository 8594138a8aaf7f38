export { useLiveList } from '../core/react/hooks';

const keys = new WeakMap<Element, number>();
let count = 0;

/** A React key for an element: the same for as long as it lives, whatever its id says. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}
