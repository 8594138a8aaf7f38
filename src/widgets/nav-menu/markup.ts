import type { Dialect } from '../../ui/menus/dialect';

/** Links that may lead to a place on the page. */
export const ANCHORS = 'a.elementor-item-anchor[href*="#"]';

/** The list of wide windows. The page has a second copy of the menu, behind the toggle. */
export const mainOf = (host: Element): HTMLElement | null => host.querySelector('.elementor-nav-menu--main');

/** The list behind the toggle. */
export const dropdownOf = (host: Element): HTMLElement | null =>
  host.querySelector('.elementor-nav-menu--dropdown.elementor-nav-menu__container');

/** The button that shows and hides the second list. */
export const toggleOf = (host: Element): HTMLElement | null => host.querySelector('.elementor-menu-toggle');

/** The lists of a host, the outermost only. */
export const listsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('ul.elementor-nav-menu'),
];

/** Is the element in the list of wide windows? */
export const isInMain = (element: Element): boolean => element.closest('.elementor-nav-menu--main') !== null;

/** The link of an item. */
const linkOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(':scope > a');

/** The list that opens from a link. */
export const submenuOf = (link: Element): HTMLElement | null =>
  link.parentElement?.querySelector<HTMLElement>(':scope > ul') ?? null;

/** The links of a list that open something, in document order. */
export const openersOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('li > a')].filter((link) => submenuOf(link) !== null);

/** The link that opens the list in which an item or link stands; null in the outermost. */
function openerAround(element: Element): HTMLElement | null {
  const list = element.closest('ul');
  if (!list || list.matches('.elementor-nav-menu')) return null;
  return list.parentElement && linkOf(list.parentElement);
}

/** The visible links of one list. */
const linksIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > li > a')].filter((link) => link.getClientRects().length > 0);

const PARTS = '.elementor-nav-menu, .elementor-menu-toggle, .elementor-nav-menu--dropdown';

/** The parts of a menu that change with the page. */
interface Parts {
  host: HTMLElement;
  main: HTMLElement | null;
  toggle: HTMLElement | null;
  dropdown: HTMLElement | null;
  /** Does a link stand in a row? */
  isRow(link: Element): boolean;
}

/** How Elementor's menu behaves. Its items are the links that open a submenu. */
export function dialectOf({ host, main, toggle, dropdown, isRow }: Parts): Dialect {
  return {
    around: openerAround,
    outerOf: openerAround,
    panelOf: submenuOf,
    openerOf: (link) => link,
    itemAt(target) {
      const item = target.closest('.elementor-nav-menu li');
      const link = item && linkOf(item);
      return link ? (submenuOf(link) ? link : openerAround(link)) : undefined;
    },
    pressAt(target) {
      if (toggle?.contains(target)) return { isToggle: true };
      const link = target.closest<HTMLElement>('.elementor-nav-menu a');
      if (!link) return undefined;
      return { link, item: submenuOf(link) && link, onArrow: target.closest('.sub-arrow') !== null };
    },
    stopAt(target) {
      const link = target.closest<HTMLElement>('.elementor-nav-menu a');
      const list = link?.closest('ul');
      return link && list
        ? { link, item: submenuOf(link) && link, list: () => linksIn(list), isRow: isRow(link) }
        : undefined;
    },
    contains: (target) => host.contains(target) && target.closest(PARTS) !== null,
    holds: (link, target) => link === target || submenuOf(link)?.contains(target) === true,
    staysFor: (link, target) => !isInMain(link) && !isInMain(target),
    toggle,
    list: dropdown,
    hasList: toggle !== null,
    hoverArea: main,
    // The first press opens, also by mouse; the next one follows the link.
    opens: ({ isOpen, onArrow, leads }) => !isOpen || onArrow || !leads,
    shutsFor: (_link, isItem) => !isItem,
    pin: 'branch',
    focusCloses: 'all',
    escapeCloses: 'inside',
    escapes: 'first',
    space: 'toggles',
  };
}
