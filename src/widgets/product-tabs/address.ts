import { isElement } from '../../core/dom/nodes';
import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { isNamedBy, type Tab } from './markup';

/** An address without the part that the lightbox adds. */
const withoutLightbox = (url: string): string => url.replace(/#?&gid=[^&#]*(&pid=[^#]*)?$/, '');

/** The key of the tab that an address asks for; comments stand in the reviews. null: none. */
export function tabForAddress(hash: string, url: string): string | null {
  const isComment = /comment-/i.test(hash);
  if (isComment || hash === '#reviews' || hash === '#tab-reviews') return 'reviews';
  const [address = ''] = url.split('#');
  if (/comment-page-|[?&]cpage=/.test(address)) return 'reviews';
  return hash === '#tab-additional_information' ? 'additional_information' : null;
}

/**
 * The tab key in the address, or null. `byId`: any panel's id counts; `isLoad`: the whole address, not only its hash.
 */
export function keyForAddress(
  tabs: readonly Tab[],
  { byId, isLoad }: { byId: boolean; isLoad: boolean },
): string | null {
  const href = withoutLightbox(window.location.href);
  const hash = href.replace(/^[^#]*/, '');
  const named = byId ? tabs.find(({ body }) => isNamedBy(body.id, hash)) : undefined;
  return named?.key || tabForAddress(hash, isLoad ? href : '');
}

/** What a widget does when the page asks for a tab. */
interface AddressListener {
  onHashChange(): void;
  /** Must show the reviews at once, because the browser then jumps to them. */
  onReviewLink(link: Element): void;
}

const listeners = new Set<AddressListener>();
let stops: (() => void)[] = [];

const notify = (call: (listener: AddressListener) => void): void => sync(() => listeners.forEach(call));

function start(): void {
  const onClick = (event: Event): void => {
    const link = isElement(event.target) && event.target.closest('a.woocommerce-review-link');
    if (link) notify((listener) => listener.onReviewLink(link));
  };
  const onHashChange = (event: Event): void => {
    const { oldURL, newURL } = event as HashChangeEvent;
    // Changes by the lightbox do not count. Events that scripts send have no `oldURL`, and count.
    if (oldURL && withoutLightbox(oldURL) === withoutLightbox(newURL)) return;
    notify((listener) => listener.onHashChange());
  };
  stops = [listen(window, 'hashchange', onHashChange), listen(document, 'click', onClick)];
}

/**
 * Follows hash changes and clicks on review links, with one listener for all widgets of the page. Returns a stop
 * function.
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
