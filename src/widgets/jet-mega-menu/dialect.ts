import { nameOnPage } from '../../page/scroll/samePage';
import type { Dialect } from '../../ui/menus/dialect';
import { ARROW, containerOf, itemAround, linkOf, panelOf, pressedItem, toggleOf } from './markup';
import type { JetMegaMenuSettings } from './settings';

/** The current form of a menu. */
export interface Mode {
  /** Is it behind the toggle? */
  isNarrow: boolean;
  /** Do its first items stand side by side? */
  isRow: boolean;
  byClick: boolean;
  /** Does only the arrow open? */
  onArrow: boolean;
}

/** The mode for the settings. */
export const modeOf = (settings: JetMegaMenuSettings, isNarrow: boolean): Mode => ({
  isNarrow,
  isRow: !isNarrow && settings.layout === 'horizontal',
  byClick: settings.subEvent === 'click',
  onArrow: settings.subTrigger === 'submarker',
});

/** The visible links of the items in a list. */
const linksOf = (list: Element): HTMLElement[] =>
  [...list.children].flatMap((item) => {
    const link = linkOf(item);
    return link && link.getClientRects().length > 0 ? [link] : [];
  });

/** How JetMenu's mega menu behaves. Its items are the list items that have a panel. */
export function dialectOf(menu: HTMLElement, { isNarrow, isRow, byClick, onArrow: onlyArrow }: Mode): Dialect {
  const outerOf = (element: Element): HTMLElement | null => itemAround(menu, element.parentElement);
  return {
    around: outerOf,
    outerOf: (link) => {
      const item = pressedItem(menu, link);
      return item && outerOf(item);
    },
    panelOf,
    openerOf: (item) =>
      item.querySelector<HTMLElement>(':scope > .jet-mega-menu-item__inner > .storefront-menu-opener > button') ??
      linkOf(item),
    itemAt: (target) =>
      itemAround(menu, target) ?? (itemAround(menu, target, '.jet-mega-menu-item') ? null : undefined),
    pressAt(target) {
      const toggle = toggleOf(menu);
      if (toggle?.contains(target)) return { isToggle: true };
      const item = pressedItem(menu, target);
      if (!item || target.closest('.storefront-menu-opener')) return undefined;
      const link = linkOf(item);
      const onArrow = target.closest(ARROW) !== null;
      return { item: panelOf(item) && itemAround(menu, item) === item ? item : null, link, onArrow };
    },
    stopAt(target) {
      const item = pressedItem(menu, target);
      const list = item?.parentElement;
      const link = item && linkOf(item);
      const isStop = target === link || target.parentElement?.matches('.storefront-menu-opener');
      if (!item || !list || !link || !isStop) return undefined;
      const opens = itemAround(menu, item) === item;
      return { link, item: opens ? item : null, list: () => linksOf(list), isRow: isRow && !outerOf(item) };
    },
    contains: (target) => (isNarrow ? menu.contains(target) : itemAround(menu, target) !== null),
    holds: (item, target) => item.contains(target),
    staysFor: () => false,
    toggle: isNarrow ? toggleOf(menu) : null,
    list: containerOf(menu),
    hasList: isNarrow,
    hoverArea: isNarrow || byClick ? null : menu,
    layout: isNarrow,
    opens({ onArrow, leads, isOpen, isTap }) {
      if (onArrow || !leads) return true;
      if (onlyArrow) return false;
      // The first press opens, and the second one follows the link.
      if (isNarrow) return !isOpen;
      return byClick || (isTap && !isOpen);
    },
    shutsFor: (link, isItem) => isNarrow && !isItem && nameOnPage(link as HTMLAnchorElement) !== null,
    pin: 'item',
    // Behind the toggle, a closing panel would move the target of the press.
    focusCloses: isNarrow ? 'nothing' : 'pressed',
    escapeCloses: 'pressed',
    escapes: 'last',
    space: 'clicks',
  };
}
