/**
 * The changes since the panel was opened. Outside of React, because `dispatch` must show a change before it returns.
 */
import { type Action, type Drafts, reduceDrafts, startDrafts } from './drafts';
import type { Preview } from './preview';

/** The panel's drafts, with the preview that shows them. */
export interface Store {
  readonly preview: Preview;
  get(): Drafts;
  dispatch(action: Action): void;
  /** Calls `listener` after each change; returns a stop function. */
  subscribe(listener: () => void): () => void;
}

/** Creates the store for one opening of the panel, with the page's entries. */
export function createStore(preview: Preview): Store {
  let drafts = startDrafts(preview.entries());
  const listeners = new Set<() => void>();
  return {
    preview,
    get: () => drafts,
    dispatch(action) {
      const next = reduceDrafts(drafts, action);
      if (next === drafts) return;
      drafts = next;
      preview.show(drafts.present);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
