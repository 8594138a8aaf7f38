import { parseUrl } from '../../page/base/url';

/** What opens and closes the panel. */
export const TOGGLER = '.elementskit-menu-toggler';

/** Those that only close it. */
export const CLOSER = '.elementskit-menu-close, .elementskit-menu-overlay';

const NAV = '.ekit-wid-con';

export const navOf = (host: Element): Element | null => (host.matches(NAV) ? host : host.querySelector(NAV));

/** The panel of narrow windows, which holds the menu in all. */
export const containerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-container');

/** The list of the menu's first items. */
export const listOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.elementskit-navbar-nav');

/** The panel and what lies behind it. */
export const layersOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementskit-menu-offcanvas-elements'),
];

export const hamburgerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-hamburger');

export const closeOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-close');

/** The id that a link names on this page; null for other links, and for `#`. */
export function anchorOf(link: Element): string | null {
  const href = link.getAttribute('href');
  const url = href ? parseUrl(href) : null;
  const { origin, pathname } = window.location;
  if (!url || url.origin !== origin || url.pathname !== pathname || url.hash.length < 2) return null;
  try {
    return decodeURIComponent(url.hash.slice(1));
  } catch {
    return url.hash.slice(1);
  }
}

/** The items that lead to a place on this page, each with that place. */
export function anchoredItems(list: Element): [item: Element, target: Element][] {
  return [...list.querySelectorAll('li > a[href*="#"]')].flatMap((link) => {
    const id = anchorOf(link);
    const target = id ? document.getElementById(id) : null;
    return target && link.parentElement ? [[link.parentElement, target] as [Element, Element]] : [];
  });
}
