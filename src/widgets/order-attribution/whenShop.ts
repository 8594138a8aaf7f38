import { SHOP, shopObject } from './params';

/**
 * Calls `use` once, when a script has put the shop's object on the window; not before that script ends, which may bring the
 * shop's own one, too. Returns what stops waiting.
 */
export function whenShop(use: () => void): () => void {
  const before = Object.getOwnPropertyDescriptor(window, SHOP);
  // What a script has declared with `var`, or watches itself, cannot be watched.
  if (before && !(before.configurable && 'value' in before)) return () => {};
  let value: unknown = before?.value;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    Reflect.deleteProperty(window, SHOP);
    if (value !== undefined)
      Object.defineProperty(window, SHOP, { configurable: true, enumerable: true, writable: true, value });
  };
  const look = (): void => {
    if (isOver || !shopObject()) return;
    end();
    use();
  };
  Object.defineProperty(window, SHOP, {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      queueMicrotask(look);
    },
  });
  return end;
}
