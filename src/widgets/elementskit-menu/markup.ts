import { placeOnPage } from '../../page/scroll/samePage';

/** Buttons that open and close the panel. */
export const TOGGLER = '.elementskit-menu-toggler';

/** The ones that only close it. */
export const CLOSER = '.elementskit-menu-close, .elementskit-menu-overlay';

const NAV = '.ekit-wid-con';

export const navOf = (host: Element): Element | null => (host.matches(NAV) ? host : host.querySelector(NAV));

/** The panel of narrow windows; in wide ones it is the box around the menu. */
export const containerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-container');

/** The list of the first row. */
export const listOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.elementskit-navbar-nav');

/** The panel and the overlay behind it. */
export const layersOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementskit-menu-offcanvas-elements'),
];

export const hamburgerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-hamburger');

export const closeOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-close');

/** Items that lead to a place on this page, each with its place. */
export function anchoredItems(list: Element): [item: Element, target: Element][] {
  return [...list.querySelectorAll<HTMLAnchorElement>('li > a[href*="#"]')].flatMap((link) => {
    const target = placeOnPage(link);
    return target && link.parentElement ? [[link.parentElement, target] as [Element, Element]] : [];
  });
}
