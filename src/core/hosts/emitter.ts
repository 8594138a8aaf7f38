import { logFailure } from '../problems';
/** The lifecycle events of the public API, and their details. */
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

/** Listens to a lifecycle event of all widgets; returns a stop function. */
export function onLifecycle<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void {
  listeners[type].add(listener);
  return () => {
    listeners[type].delete(listener);
  };
}

/** Calls one listener and logs its error, if any. */
export function notifyLifecycle<T extends keyof LifecycleEvents>(
  type: T,
  detail: LifecycleEvents[T],
  listener: LifecycleListener<T>,
): void {
  try {
    listener(detail);
  } catch (error) {
    logFailure(`a "${type}" listener failed.`, error);
  }
}

/** Calls the listeners of a lifecycle event. */
export function emitLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T]): void {
  for (const listener of listeners[type]) notifyLifecycle(type, detail, listener);
}
