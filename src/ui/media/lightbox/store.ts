/** The state of the controls. */
export interface LightboxState {
  index: number;
  loading: boolean;
  zoomable: boolean;
  zoomed: boolean;
  fullscreen: boolean;
  idle: boolean;
  hidden: boolean;
  sharing: boolean;
}

/** A store of one object. */
export interface Store<T> {
  get(): T;
  set(part: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store; it notifies subscribers of real changes only. */
export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(part) {
      const changed = (Object.keys(part) as (keyof T)[]).some((key) => !Object.is(state[key], part[key]));
      if (!changed) return;
      state = { ...state, ...part };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
