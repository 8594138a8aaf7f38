/** The selector of items with a panel. */
export const PARENT = '.elementskit-dropdown-has';

/** The class of our button beside a link that leads elsewhere. */
export const OPENER = 'storefront-menu-opener';

/** The selector of the arrow in a link. */
export const INDICATOR = '.elementskit-submenu-indicator, .ekit-submenu-indicator-icon';

/** The selector of menus, whether their widgets have started or still rest. */
const HOST =
  ':is([data-widget~=elementskit-menu], [data-widget~=vertical-menu], [data-widget_type^="ekit-nav-menu."], [data-widget_type^="ekit-vertical-menu."])';
const PANEL = ':scope > .elementskit-dropdown, :scope > .elementskit-megamenu-panel';

/** Is the element part of this menu, and not of another menu in its panels? */
export const isIn = (host: Element, element: Element): boolean =>
  host.contains(element) && (element.parentElement?.closest(HOST) ?? host) === host;

/** The items of a menu that have a panel, in document order. */
export const parentsOf = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(PARENT)].filter((item) => isIn(host, item) && linkOf(item) && panelOf(item));

/** The link of an item. */
export const linkOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(':scope > a');

/** The panel of an item. */
export const panelOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(PANEL);

/** The innermost item of this menu that contains the element, or is it. */
export function itemAround(host: Element, element: Element | null): HTMLElement | null {
  const item = element?.closest<HTMLElement>(PARENT) ?? null;
  if (!item || !host.contains(item)) return null;
  return isIn(host, item) ? item : itemAround(host, item.parentElement);
}

/** Is the item in a dropdown, not in the menu's first row? */
export const isNested = (item: Element): boolean => item.parentElement?.closest(PARENT) != null;

/** The text of a link, without its arrow. */
export const nameOf = (link: Element): string => link.textContent?.trim().replace(/\s+/g, ' ') ?? '';

/** The placeholders in a panel for content that is fetched. */
export const placeholdersOf = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('.megamenu-ajax-load[data-id]')].filter(({ dataset }) => dataset.id);
