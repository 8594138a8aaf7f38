import { useMemo } from 'react';
import { useStore } from '../../../core/react/hooks';
import { upTo } from '../../../elementor/base/breakpoints';
import { onMedia } from '../../../page/motion/useMedia';
import type { Dialect } from '../dialect';
import { type Menu, useMenu } from '../useMenu';
import { INDICATOR, isIn, itemAround, linkOf, PARENT, panelOf } from './markup';
import { type Mode, toggles } from './rules';

/** Is the window at most as wide as the breakpoint, in pixels? Rerenders when that changes. */
export function useNarrow(breakpoint: number): boolean {
  const { media } = upTo(breakpoint);
  const subscribe = useMemo(() => onMedia(media), [media]);
  return useStore(subscribe, () => upTo(breakpoint).matches);
}

/** The visible links of a list of items. */
const linksOf = (list: Element): HTMLElement[] =>
  [...list.children].flatMap((item) => {
    const link = linkOf(item);
    return link && link.getClientRects().length > 0 ? [link] : [];
  });

/** The dialect of ElementsKit's menus. Their items are the list items that have a panel. */
function dialectOf(host: HTMLElement, mode: Mode, isRow: boolean): Dialect {
  const { isNarrow, byClick } = mode;
  const itemOf = (element: Element): HTMLElement | null => itemAround(host, element);
  const outerOf = (element: Element): HTMLElement | null => itemAround(host, element.parentElement);
  return {
    around: outerOf,
    outerOf: (link) => outerOf(link.parentElement ?? link),
    panelOf,
    openerOf: (item) => item.querySelector<HTMLElement>(':scope > .storefront-menu-opener > button') ?? linkOf(item),
    itemAt: (target) => itemOf(target) ?? (target.closest('li') ? null : undefined),
    pressAt(target) {
      const link = target.closest('a');
      const item = link?.parentElement;
      const isOurs = item?.matches(PARENT) && isIn(host, item) && linkOf(item) === link;
      return isOurs ? { item, link, onArrow: target.closest(INDICATOR) !== null } : undefined;
    },
    stopAt(target) {
      const item = target.closest('li');
      const list = item?.parentElement;
      const link = item && linkOf(item);
      const isStop = target === link || target.parentElement?.matches('.storefront-menu-opener');
      if (!item || !list || !link || !isStop || !isIn(host, item)) return undefined;
      const opens = item.matches(PARENT) && panelOf(item) !== null;
      return { link, item: opens ? item : null, list: () => linksOf(list), isRow: isRow && !itemOf(list) };
    },
    contains: (target) => (isNarrow ? host.contains(target) : itemOf(target) !== null),
    holds: (item, target) => item.contains(target),
    staysFor: () => false,
    hoverArea: isNarrow || byClick ? null : host,
    layout: isNarrow,
    opens: ({ onArrow, leads, isOpen, isTap }) => toggles(mode, { onIcon: onArrow, leads, isOpen, isTouch: isTap }),
    shutsFor: () => false,
    pin: 'item',
    // In the panel of narrow windows, a closing dropdown would move the target of the press.
    focusCloses: isNarrow ? 'nothing' : 'pressed',
    escapeCloses: 'pressed',
    escapes: 'last',
    space: 'clicks',
  };
}

/** A menu of ElementsKit. `isRow`: its first items stand side by side. */
export const useElementsKitMenu = (host: HTMLElement, mode: Mode, isRow: boolean): Menu =>
  useMenu(host, dialectOf(host, mode, isRow));
