import { placeOnPage } from '../../page/scroll/samePage';

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

/** The items that lead to a place on this page, each with that place. */
export function anchoredItems(list: Element): [item: Element, target: Element][] {
  return [...list.querySelectorAll<HTMLAnchorElement>('li > a[href*="#"]')].flatMap((link) => {
    const target = placeOnPage(link);
    return target && link.parentElement ? [[link.parentElement, target] as [Element, Element]] : [];
  });
}
