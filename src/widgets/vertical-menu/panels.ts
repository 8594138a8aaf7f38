import type { Styles } from '../../ui/menus/elementskit/Items';
import { widthOf } from '../../ui/menus/elementskit/rules';
import { wrapperOf } from './markup';

/** Between the list and its panel, in pixels. */
const GAP = 10;

/** A panel is as wide as the item says, or as the room that the row has beside the list. */
export function panelWidth(given: string | null, row: number, list: number): string | undefined {
  const free = row - list - GAP;
  return widthOf(given) ?? (free > 0 ? `${free}px` : undefined);
}

/** How wide a panel is beside the list. */
export function fitPanel(host: HTMLElement, item: HTMLElement): Styles {
  const row = host.closest<HTMLElement>('.elementor-container, .e-con-inner, .e-con');
  const list = wrapperOf(host)?.offsetWidth ?? host.offsetWidth;
  const width = panelWidth(item.getAttribute('data-vertical-menu'), row?.offsetWidth ?? 0, list);
  return width ? { width } : {};
}
