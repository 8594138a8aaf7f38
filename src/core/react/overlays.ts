import type { ReactNode } from 'react';
import { addEntries, createEntry, removeEntry } from './root';

/**
 * Renders content that belongs to no host (a dialog, a toast), in an error boundary; returns a function that removes
 * it.
 */
export function renderOverlay(node: ReactNode): () => void {
  const entry = createEntry(
    () => node,
    (error) => console.error('storefront-widgets: an overlay failed and was removed.', error),
  );
  addEntries([entry]);
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    // Never inside a render or an effect of the overlay itself.
    queueMicrotask(() => removeEntry(entry));
  };
}
