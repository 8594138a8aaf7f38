import { isPlaceholder } from './copies';

/** Receives the records of the page's one `MutationObserver`. */
export type MutationListener = (records: readonly MutationRecord[]) => void;

const listeners = new Set<MutationListener>();
const HOST_ATTRIBUTES = ['data-settings', 'data-widget', 'data-when'];

let observer: MutationObserver | undefined;

/**
 * Does the record concern more than placeholders, which sticky widgets insert and remove while the page is scrolled?
 */
const isNews = ({ addedNodes, removedNodes, type }: MutationRecord): boolean =>
  type !== 'childList' || [...addedNodes, ...removedNodes].some((node) => !isPlaceholder(node));

function pageObserver(): MutationObserver {
  if (!observer) {
    observer = new MutationObserver((all) => {
      const records = all.filter(isNews);
      if (records.length > 0) for (const listener of [...listeners]) listener(records);
    });
    observer.observe(document, { childList: true, subtree: true });
  }
  return observer;
}

/** Calls `listener` with each batch; returns a stop function. */
export function onMutations(listener: MutationListener): () => void {
  pageObserver();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Observes a host's own attributes; the browser drops the registration together with the node. */
export function watchAttributes(host: Element): void {
  pageObserver().observe(host, { attributes: true, attributeFilter: HOST_ATTRIBUTES });
}
