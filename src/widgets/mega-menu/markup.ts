import { isTouchFirst } from '../../page/base/device';
import { tabbable } from '../../page/focus/focus';
import { nameOnPage } from '../../page/scroll/samePage';
import type { Dialect } from '../../ui/menus/dialect';

/** An item of the menu: its title, the controls in it, and its panel. */
export interface Item {
  title: HTMLElement;
  link: HTMLAnchorElement | null;
  button: HTMLElement | null;
  panel: HTMLElement | null;
}

/** The menu of a host. */
export const navOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-n-menu');

/** The button that shows and hides the list in narrow windows. */
export const toggleOf = (nav: Element): HTMLElement | null => nav.querySelector<HTMLElement>('.e-n-menu-toggle');

/** The list behind the toggle. */
export const wrapperOf = (nav: Element): HTMLElement | null => nav.querySelector<HTMLElement>('.e-n-menu-wrapper');

/** The row of titles. */
export const headingOf = (nav: Element): HTMLElement | null => nav.querySelector<HTMLElement>('.e-n-menu-heading');

/** The box around a panel; older menus have one box for all panels. */
export const boxOf = (panel: Element): HTMLElement | null => panel.closest<HTMLElement>('.e-n-menu-content');

/** The panel that a button names, else the one with its number. */
function panelOf(nav: Element, button: Element): HTMLElement | null {
  const panels = [...nav.querySelectorAll<HTMLElement>('.e-n-menu-content > *')].filter(
    (panel) => panel.closest('.e-n-menu') === nav,
  );
  const id = button.getAttribute('aria-controls');
  const at = button.getAttribute('data-tab-index');
  const named = id ? panels.find((panel) => panel.id === id) : undefined;
  return named ?? panels.find((panel) => at !== null && panel.getAttribute('data-tab-index') === at) ?? null;
}

/** The titles of a menu, not those of a menu inside one of its panels. */
export const titlesOf = (nav: Element): HTMLElement[] =>
  [...nav.querySelectorAll<HTMLElement>('.e-n-menu-title')].filter((title) => title.closest('.e-n-menu') === nav);

/** Links in titles that may lead to a place on the page. */
export const anchorsOf = (nav: Element): HTMLAnchorElement[] =>
  titlesOf(nav).flatMap((title) => [...title.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]);

/** The title's text, as the name of its button: the server's name repeats whether it is open. */
export const nameOf = (title: Element): string | undefined =>
  title.querySelector('.e-n-menu-title-text')?.textContent?.trim() || undefined;

/** The item with a title. */
export function itemOf(nav: Element, title: HTMLElement): Item {
  const button = title.querySelector<HTMLElement>('.e-n-menu-dropdown-icon');
  return {
    title,
    link: title.querySelector<HTMLAnchorElement>('a[href]'),
    button,
    panel: button && panelOf(nav, button),
  };
}

/** Does the panel follow its title in the document? In older menus all panels follow all titles. */
export const isInOrder = ({ title, panel }: Item): boolean => title.parentElement?.contains(panel) === true;

/** The stop of the arrow keys in an item. */
const stopOf = ({ link, button }: Item): HTMLElement | null => link ?? button;

const isSeen = (element: Element | null): element is HTMLElement => (element?.getClientRects().length ?? 0) > 0;

/** A menu as it is now. */
interface Parts {
  nav: HTMLElement;
  items: readonly Item[];
  /** Is there only the toggle, with the list behind it? */
  isDropdown: boolean;
  /** Does the mouse open what it rests on? */
  hovers: boolean;
}

/** How Elementor's mega menu behaves. Its items are the titles, all in one row. */
export function dialectOf({ nav, items, isDropdown, hovers }: Parts): Dialect {
  const byTitle = (title: Element): Item | undefined => items.find((item) => item.title === title);
  const itemAround = (target: Element): Item | undefined => items.find(({ title }) => title.contains(target));
  const titleOf = (item: Item | undefined): HTMLElement | null => (item?.panel ? item.title : null);
  return {
    around: () => null,
    outerOf: () => null,
    panelOf: (title) => byTitle(title)?.panel ?? null,
    openerOf(title) {
      const item = byTitle(title);
      return item ? (item.button ?? stopOf(item)) : null;
    },
    itemAt(target) {
      const item = itemAround(target) ?? items.find(({ panel }) => panel?.contains(target));
      return item && titleOf(item);
    },
    pressAt(target) {
      if (toggleOf(nav)?.contains(target)) return { isToggle: true };
      return { link: target.closest<HTMLElement>('a[href]'), item: titleOf(itemAround(target)) };
    },
    stopAt(target) {
      const item = itemAround(target);
      if (!item) return undefined;
      const list = (): HTMLElement[] => items.map(stopOf).filter(isSeen);
      return { link: stopOf(item) ?? target, item: titleOf(item), list, isRow: !isDropdown };
    },
    contains: (target) => nav.contains(target),
    holds: (title, target) => title.contains(target) || byTitle(title)?.panel?.contains(target) === true,
    staysFor: () => isDropdown,
    toggle: toggleOf(nav),
    list: wrapperOf(nav),
    hasList: isDropdown,
    hoverArea: hovers ? nav : null,
    // Where no mouse rests on a link, the first tap opens, and the next one follows the link.
    opens: ({ leads, isOpen, isTap }) => !leads || (hovers && !isOpen && (isTap || isTouchFirst())),
    shutsFor: (link) => nameOnPage(link as HTMLAnchorElement) !== null,
    pin: 'branch',
    focusCloses: 'all',
    escapeCloses: 'inside',
    escapes: 'first',
    space: 'native',
  };
}

/**
 * Where Tab goes from `target` if the open panel does not follow its title in the document; undefined: as the browser
 * does it.
 */
export function tabFrom(target: Element, isBack: boolean, items: readonly Item[], open: Item): HTMLElement | undefined {
  const { title, button, panel } = open;
  if (!panel || isInOrder(open)) return undefined;
  const inside = tabbable(panel);
  const last = button ?? stopOf(open);
  if (title.contains(target)) return !isBack && target === last ? inside[0] : undefined;
  if (isBack) return target === inside[0] ? (last ?? undefined) : undefined;
  if (target !== inside.at(-1)) return undefined;
  return items
    .slice(items.indexOf(open) + 1)
    .map(stopOf)
    .find(isSeen);
}
