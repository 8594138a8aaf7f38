import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { MOBILE } from '../../elementor/base/breakpoints';

/** Windows narrower than this, in pixels, have the menu behind the toggle, unless it has another width. */
export const BREAKPOINT = MOBILE + 1;

const MENU = '.jet-mega-menu';
const PANEL = ':scope > .jet-mega-menu-sub-menu, :scope > .jet-mega-menu-mega-container';

/** Items with a panel. */
const PARENT = '.jet-mega-menu-item-has-children';

/** The box around the link and the arrow of an item. */
export const INNER = '.jet-mega-menu-item__inner';

/** The arrow of an item. */
export const ARROW = '.jet-mega-menu-item__dropdown';

/** The menu of a host: the host itself or an element inside. */
export const menuOf = (host: HTMLElement): HTMLElement | null =>
  host.matches(MENU) ? host : host.querySelector<HTMLElement>(MENU);

/** The element around the list, which is hidden behind the toggle. */
export const containerOf = (menu: Element): HTMLElement | null =>
  menu.querySelector<HTMLElement>(':scope > .jet-mega-menu-container');

/** The button that shows and hides the list in narrow windows. */
export const toggleOf = (menu: Element): HTMLElement | null =>
  menu.querySelector<HTMLElement>(':scope > .jet-mega-menu-toggle');

/** The list of the first items. */
export const listOf = (menu: Element): HTMLElement | null => menu.querySelector<HTMLElement>('.jet-mega-menu-list');

/** Is the element part of this menu, and not of one in its panels? */
const isIn = (menu: Element, element: Element): boolean =>
  menu !== element && menu.contains(element) && element.parentElement?.closest(MENU) === menu;

/** The link of an item. */
export const linkOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(`:scope > ${INNER} > .jet-mega-menu-item__link`);

/** The panel of an item: a mega menu or a list of links; null if it has none. */
export const panelOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(PANEL);

/** Is the panel a mega menu, not a list of links? */
export const isMega = (panel: Element): boolean => panel.matches('.jet-mega-menu-mega-container');

/** The items of a menu that have a panel, in document order. */
export const parentsOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(PARENT)].filter((item) => isIn(menu, item) && linkOf(item) && panelOf(item));

/** The item of this menu that an element is in, or is; any item, or one with a panel. */
export function itemAround(menu: Element, element: Element | null, selector = PARENT): HTMLElement | null {
  const item = element?.closest<HTMLElement>(selector) ?? null;
  if (!item || !menu.contains(item)) return null;
  const isOurs = isIn(menu, item) && (selector !== PARENT || panelOf(item) !== null);
  return isOurs ? item : itemAround(menu, item.parentElement, selector);
}

/** The item of this menu whose link or arrow an element is in. */
export function pressedItem(menu: Element, element: Element): HTMLElement | null {
  const inner = element.closest(INNER);
  const item = inner?.parentElement;
  return item?.matches('.jet-mega-menu-item') && isIn(menu, item) ? item : null;
}

/** The text of a link, without a theme's button in it. */
export const nameOf = (link: Element): string =>
  (link.querySelector('.jet-mega-menu-item__label') ?? link).textContent?.trim().replace(/\s+/g, ' ') ?? '';

/** The settings that JetMenu prints on the menu. */
export const readJetMegaMenu = (host: Element): RawSettings => settingsInside(host, MENU);

/**
 * The attributes that make buttons of the box around a link and of a theme's arrow in it, although the link is the
 * button.
 */
export const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-expanded', 'aria-haspopup'];

/** A theme's buttons in the links. */
export const themeButtonsIn = (menu: Element): Element[] => [
  ...menu.querySelectorAll(`${INNER} a .dropdown-menu-toggle`),
];
