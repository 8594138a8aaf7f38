/** What the public API reports about widgets. */
export interface LifecycleEvents {
  mounted: { element: Element; widget: string };
  unmounted: { element: Element; widget: string };
  failed: { element: Element; widget: string; error: unknown };
}

/** A listener of one lifecycle event. */
export type LifecycleListener<T extends keyof LifecycleEvents> = (detail: LifecycleEvents[T]) => void;

const listeners: { [T in keyof LifecycleEvents]: Set<LifecycleListener<T>> } = {
  mounted: new Set(),
  unmounted: new Set(),
  failed: new Set(),
};

/** Hears a lifecycle event of all widgets; returns what stops it. */
export function onLifecycle<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void {
  listeners[type].add(listener);
  return () => {
    listeners[type].delete(listener);
  };
}

/** Tells one listener; what it throws is no reason not to go on. */
export function tellLifecycle<T extends keyof LifecycleEvents>(
  type: T,
  detail: LifecycleEvents[T],
  listener: LifecycleListener<T>,
): void {
  try {
    listener(detail);
  } catch (error) {
    console.error(`storefront-widgets: a "${type}" listener failed.`, error);
  }
}

/** Tells the listeners. */
export function emitLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T]): void {
  for (const listener of listeners[type]) tellLifecycle(type, detail, listener);
}
