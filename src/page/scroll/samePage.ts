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
