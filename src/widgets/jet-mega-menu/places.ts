import { flips } from '../../ui/menus/elementskit/rules';
import { isMega, itemAround, listOf } from './markup';
import type { JetMegaMenuSettings } from './settings';

/** Where a panel opens: whether on the other side of its item, and the values of JetMenu's variables. */
export interface Place {
  isInverse: boolean;
  style: Record<string, string>;
}

const pixels = (value: number): string => `${Math.round(value)}px`;

/** The left edge and the width that a mega menu gets, in pixels. */
function roomFor(menu: HTMLElement, { megaWidthType, megaWidthSelector }: JetMegaMenuSettings) {
  const { left, width } = menu.getBoundingClientRect();
  if (megaWidthType === 'items') {
    const items = [...(listOf(menu)?.children ?? [])].filter((item) => item.getClientRects().length > 0);
    const [first, last] = [items[0], items.at(-1)];
    if (first && last) return { left, width: last.getBoundingClientRect().right - first.getBoundingClientRect().left };
  }
  if (megaWidthType === 'selector' && megaWidthSelector) {
    try {
      const other = document.querySelector(megaWidthSelector)?.getBoundingClientRect();
      if (other) return { left: other.left, width: other.width };
    } catch {
      // Not a selector.
    }
  }
  return { left, width };
}

/** Measures where the panel of an item opens in a menu that is not behind its toggle. */
export function placeOf(
  menu: HTMLElement,
  item: HTMLElement,
  panel: HTMLElement,
  settings: JetMegaMenuSettings,
): Place {
  const isVertical = settings.layout === 'vertical';
  const isNested = isVertical || itemAround(menu, item.parentElement) !== null;
  const { left, right } = item.getBoundingClientRect();
  const isInverse = flips({
    left,
    right,
    panel: panel.offsetWidth,
    window: document.documentElement.clientWidth,
    isNested,
    isRtl: menu.matches('.jet-mega-menu--sub-position-left'),
  });
  if (!isMega(panel)) return { isInverse, style: {} };
  const isDefault = panel.dataset.position === 'default';
  const box = panel.getBoundingClientRect();
  if (isVertical) {
    if (!item.matches('.jet-mega-menu-item--top-level')) return { isInverse, style: {} };
    const around = menu.getBoundingClientRect();
    return {
      isInverse,
      style: {
        '--jmm-submenu-min-height': pixels(around.height),
        '--jmm-submenu-delta-y-offset': isDefault ? pixels(around.top - box.top) : '0px',
      },
    };
  }
  const room = roomFor(menu, settings);
  return {
    isInverse: false,
    style: {
      '--jmm-submenu-width': pixels(room.width),
      '--jmm-submenu-delta-x-offset': isDefault ? pixels(room.left - box.left) : '0px',
    },
  };
}
