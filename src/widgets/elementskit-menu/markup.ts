import type { RawSettings } from '../../core/types';
import { MOBILE } from '../../elementor/base/breakpoints';
import { placeOnPage } from '../../page/scroll/samePage';
import type { Styles } from '../../ui/menus/elementskit/Items';
import { widthOf } from '../../ui/menus/elementskit/rules';

/** Buttons that open and close the panel. */
export const TOGGLER = '.elementskit-menu-toggler';

/** The togglers that only close the panel. */
export const CLOSER = '.elementskit-menu-close, .elementskit-menu-overlay';

const NAV = '.ekit-wid-con';

/** ElementsKit's box around the whole menu: the host itself or an element inside. */
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

/** The button that opens the panel. */
export const hamburgerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-hamburger');

/** The button in the panel that closes it. */
export const closeOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementskit-menu-close');

/** Items that lead to a place on this page, each with its place. */
export function anchoredItems(list: Element): [item: Element, target: Element][] {
  return [...list.querySelectorAll<HTMLAnchorElement>('li > a[href*="#"]')].flatMap((link) => {
    const target = placeOnPage(link);
    return target && link.parentElement ? [[link.parentElement, target] as [Element, Element]] : [];
  });
}

/** The places to which the items of a list lead. */
export const placesOf = (list: Element): Element[] => [...new Set(anchoredItems(list).map(([, target]) => target))];

/** The width and place of a mega menu's panel above the breakpoint. */
export function fitPanel(item: HTMLElement, panel: HTMLElement): Styles {
  const container = item.closest<HTMLElement>('.elementskit-menu-container');
  const top: Styles = container ? { top: `${container.offsetHeight}px` } : {};
  if (!item.matches('.elementskit-dropdown-menu-full_width')) {
    const width = widthOf(item.getAttribute('data-vertical-menu'));
    return { ...top, ...(width && { width }) };
  }
  if (!item.matches('.top_position')) return top;
  const around = panel.offsetParent?.getBoundingClientRect().left ?? 0;
  return { ...top, left: `${Math.floor(-around)}px`, 'max-width': `${document.documentElement.clientWidth}px` };
}

/** Reads the settings from attributes and classes of the markup. */
export function readElementsKitMenu(host: HTMLElement): RawSettings {
  const nav = navOf(host);
  const container = containerOf(host);
  const width = nav?.getAttribute('data-responsive-breakpoint')?.trim();
  const list = listOf(host);
  return {
    ...(width ? { breakpoint: width } : nav?.matches('.ekit_menu_responsive_mobile') && { breakpoint: MOBILE }),
    ...(container?.matches('.ekit-nav-dropdown-click') && { openOn: 'click' }),
    ...(list && { opensOnIcon: list.matches('.submenu-click-on-icon') }),
    ...(container?.matches('.ekit-nav-menu-one-page-yes') && { onePage: true }),
  };
}
