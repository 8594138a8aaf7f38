import type { RawSettings } from '../../core/types';
import { TABLET } from '../../elementor/base/breakpoints';
import type { Styles } from '../../ui/menus/elementskit/Items';
import { widthOf } from '../../ui/menus/elementskit/rules';

/** The button of a menu that opens by press; the class name is ElementsKit's. */
const TRIGGER = '.ekit-vertical-menu-tigger';

const WRAPPER = '.ekit-vertical-main-menu-wraper';
const BY_PRESS = '.ekit-vertical-main-menu-on-click';

const within = (host: Element, selector: string): HTMLElement | null =>
  host.matches(selector) ? (host as HTMLElement) : host.querySelector<HTMLElement>(selector);

/** The button above the list. */
export const triggerOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(TRIGGER);

/** The box around the list and its trigger. */
const wrapperOf = (host: Element): HTMLElement | null => within(host, WRAPPER);

/** The element with the class of the open list; null where the list is always open, or opens under the pointer. */
export const stateOf = (host: Element): HTMLElement | null => within(host, BY_PRESS);

/** The part that the trigger opens: the list, or the outermost box around it that is beside the trigger. */
export function containerOf(host: Element): HTMLElement | null {
  const list = host.querySelector<HTMLElement>('ul');
  const trigger = triggerOf(host);
  let container = list;
  for (let node = list; node && node !== host && !(trigger && node.contains(trigger)); node = node.parentElement) {
    container = node;
  }
  return container;
}

/** Up to this width, in pixels, the list is closed at first and its dropdowns open by press. */
export const BREAKPOINT = TABLET;

/** The class of the open list. */
export const ACTIVE = 'vertical-menu-active';

/** The gap between the list and its panel, in pixels. */
const GAP = 10;

/** The width of a panel: the one its item gives, else the room that the row has beside the list. */
export function panelWidth(given: string | null, row: number, list: number): string | undefined {
  const free = row - list - GAP;
  return widthOf(given) ?? (free > 0 ? `${free}px` : undefined);
}

/** The width of an item's panel. */
export function fitPanel(host: HTMLElement, item: HTMLElement): Styles {
  const row = host.closest<HTMLElement>('.elementor-container, .e-con-inner, .e-con');
  const list = wrapperOf(host)?.offsetWidth ?? host.offsetWidth;
  const width = panelWidth(item.getAttribute('data-vertical-menu'), row?.offsetWidth ?? 0, list);
  return width ? { width } : {};
}

/** Reads the class of the list. */
export function readVerticalMenu(host: HTMLElement): RawSettings {
  const list = host.querySelector('[class*="submenu-click-on-"]');
  return list ? { opensOnIcon: list.matches('.submenu-click-on-icon') } : {};
}
