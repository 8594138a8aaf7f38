/** What the controls show. */
export interface LightboxState {
  index: number;
  /** The picture has been loading for so long that it shows. */
  loading: boolean;
  zoomable: boolean;
  zoomed: boolean;
  fullscreen: boolean;
  /** Nobody has moved for a while. */
  idle: boolean;
  /** Tapped away by the visitor. */
  hidden: boolean;
  sharing: boolean;
}

/** A store of one object, which is written part by part. */
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
