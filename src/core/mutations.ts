/** Hears what the page's one `MutationObserver` saw. */
export type MutationListener = (records: readonly MutationRecord[]) => void;

const listeners = new Set<MutationListener>();
const HOST_ATTRIBUTES = ['data-settings', 'data-widget', 'data-when'];

let observer: MutationObserver | undefined;

function pageObserver(): MutationObserver {
  if (!observer) {
    observer = new MutationObserver((records) => {
      for (const listener of [...listeners]) listener(records);
    });
    observer.observe(document, { childList: true, subtree: true });
  }
  return observer;
}

/** Starts hearing; returns what stops it. */
export function onMutations(listener: MutationListener): () => void {
  pageObserver();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Also reports edits of a mounted host's own attributes, for as long as the element lives. There is nothing to stop: the
 * registration belongs to the node and goes with it, and edits of a host that is no longer mounted find no record.
 */
export function watchAttributes(host: Element): void {
  pageObserver().observe(host, { attributes: true, attributeFilter: HOST_ATTRIBUTES });
}
