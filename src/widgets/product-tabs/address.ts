import { listen } from '../../core/listen';
import { sync } from '../../core/sync';

/** What one tab widget wants to hear of the page around it. */
export interface AddressListener {
  /** The hash of the address has changed. */
  addressChanged(): void;
  /** A link to the reviews was followed; the browser goes on to jump to what the tab then shows. */
  reviewLinkFollowed(link: Element): void;
}

/** The address without the tail that the lightbox writes. */
export const withoutLightbox = (url: string): string => url.replace(/#?&gid=[^&#]*(&pid=[^#]*)?$/, '');

const listeners = new Set<AddressListener>();
let stops: (() => void)[] = [];

const tellAll = (tell: (listener: AddressListener) => void): void => sync(() => listeners.forEach(tell));

function start(): void {
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element && event.target.closest('a.woocommerce-review-link');
    if (link) tellAll((listener) => listener.reviewLinkFollowed(link));
  };
  const onHash = (event: Event): void => {
    const { oldURL, newURL } = event as HashChangeEvent;
    // The lightbox comes and goes with the address; an event that a script has made has none.
    if (oldURL && withoutLightbox(oldURL) === withoutLightbox(newURL)) return;
    tellAll((listener) => listener.addressChanged());
  };
  stops = [listen(window, 'hashchange', onHash), listen(document, 'click', onClick)];
}

/** Listens for all tab widgets of the page at once; returns what stops it. */
export function onAddress(listener: AddressListener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const stop of stops) stop();
  };
}
