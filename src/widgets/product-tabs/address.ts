import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/sync';
import { isNamedBy, type Tab } from './markup';
import { tabForAddress, withoutLightbox } from './rules';

/** The tab key in the address, or null. `byId`: any panel's id counts; `isLoad`: the whole address, not only its hash. */
export function keyForAddress(
  tabs: readonly Tab[],
  { byId, isLoad }: { byId: boolean; isLoad: boolean },
): string | null {
  const href = withoutLightbox(window.location.href);
  const hash = href.replace(/^[^#]*/, '');
  const named = byId ? tabs.find(({ body }) => isNamedBy(body.id, hash)) : undefined;
  return named?.key || tabForAddress(hash, isLoad ? href : '');
}

/** What one tab widget does when the page asks for a tab. */
export interface AddressListener {
  onHashChange(): void;
  /** Must show the reviews before it returns, because the browser then jumps to them. */
  onReviewLink(link: Element): void;
}

const listeners = new Set<AddressListener>();
let stops: (() => void)[] = [];

const notify = (call: (listener: AddressListener) => void): void => sync(() => listeners.forEach(call));

function start(): void {
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element && event.target.closest('a.woocommerce-review-link');
    if (link) notify((listener) => listener.onReviewLink(link));
  };
  const onHashChange = (event: Event): void => {
    const { oldURL, newURL } = event as HashChangeEvent;
    // The lightbox changes the address. Events from scripts carry no URLs, and count.
    if (oldURL && withoutLightbox(oldURL) === withoutLightbox(newURL)) return;
    notify((listener) => listener.onHashChange());
  };
  stops = [listen(window, 'hashchange', onHashChange), listen(document, 'click', onClick)];
}

/**
 * Listens to hash changes and clicks on review links, once for all tab widgets of the page; returns a function that
 * stops it.
 */
export function onAddress(listener: AddressListener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const stop of stops) stop();
  };
}
