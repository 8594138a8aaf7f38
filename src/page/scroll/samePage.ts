type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Does an address lead to the page that is open? One without a query does, whatever the page was opened with. */
export const isSamePage = (link: Address, page: Address = window.location): boolean =>
  link.origin === page.origin && link.pathname === page.pathname && (!link.search || link.search === page.search);

/** The name in the hash of a link to the page that is open, decoded; null for other links, and for `#`. */
export function nameOnPage(link: HTMLAnchorElement): string | null {
  if (link.hash.length < 2 || !isSamePage(link)) return null;
  try {
    return decodeURIComponent(link.hash.slice(1));
  } catch {
    return link.hash.slice(1);
  }
}

/** The element of the page that a link leads to; null for links that lead elsewhere. */
export function placeOnPage(link: HTMLAnchorElement): HTMLElement | null {
  const name = nameOnPage(link);
  return name === null ? null : document.getElementById(name);
}

/** Calls `leave` for a press on a link in `root` to another place of the page: what lies over that place must go. Returns what stops it. */
export function onLeavingLink(root: Element, leave: () => void): () => void {
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link && root.contains(link) ? placeOnPage(link) : null;
    if (link && place && !root.contains(place) && !link.matches('[role=button], [aria-controls]')) leave();
  };
  // Before those who scroll to the place.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
