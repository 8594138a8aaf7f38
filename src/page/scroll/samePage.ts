import { isElement } from '../../core/dom/nodes';

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Does a link lead to the current page? A link without a query does, even if the page has a query. */
export const isSamePage = (link: Address, page: Address = window.location): boolean =>
  link.origin === page.origin && link.pathname === page.pathname && (!link.search || link.search === page.search);

/** The decoded hash of a link to the current page; null for other links, and for `#`. */
export function nameOnPage(link: HTMLAnchorElement): string | null {
  if (link.hash.length < 2 || !isSamePage(link)) return null;
  try {
    return decodeURIComponent(link.hash.slice(1));
  } catch {
    return link.hash.slice(1);
  }
}

/** The element on this page that a link leads to; null for links elsewhere. */
export function placeOnPage(link: HTMLAnchorElement): HTMLElement | null {
  const name = nameOnPage(link);
  return name === null ? null : document.getElementById(name);
}

/**
 * Calls `leave` when a link in `root` leads to a place on the page outside of `root`, which a dialog must then uncover.
 * Returns a stop function.
 */
export function onLeavingLink(root: Element, leave: () => void): () => void {
  const onClick = (event: Event): void => {
    const link = isElement(event.target) ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link && root.contains(link) ? placeOnPage(link) : null;
    if (link && place && !root.contains(place) && !link.matches('[role=button], [aria-controls]')) leave();
  };
  // Captured, to run before the scripts that scroll to the place.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
