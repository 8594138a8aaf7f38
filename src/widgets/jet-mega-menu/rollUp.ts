import { useLayoutEffect, useState } from 'react';
import { appendTo } from '../../core/dom/nodes';
import { markOwn, removeCopies, undoCopy } from '../../core/hosts/copies';
import { onResize } from '../../page/scroll/onResize';
import { linkOf, listOf } from './markup';

/** How many items of these widths fit into `room`, where an item of `last` pixels stands for the rest. */
export function fitting(widths: readonly number[], last: number, room: number): number {
  let end = 0;
  const ends = widths.map((width) => {
    end += width;
    return end;
  });
  // A difference of less than a pixel is the browser's rounding.
  return end <= room + 1 ? widths.length : ends.filter((at) => at + last <= room + 1).length;
}

const ROLL_UP = ':scope > .jet-mega-menu-item--roll-up';

/** The items of the first row, and the one that takes those without room. */
function rowOf(menu: Element): { list: HTMLElement | null; items: HTMLElement[]; last: HTMLElement | null } {
  const list = listOf(menu);
  const last = list?.querySelector<HTMLElement>(ROLL_UP) ?? null;
  const items = [...(list?.querySelectorAll<HTMLElement>(':scope > .jet-mega-menu-item') ?? [])];
  return { list, items: items.filter((item) => item !== last), last };
}

const SUB_LIST = '.jet-mega-menu-sub-menu__list';

/** Takes back what JetMenu's script has put into the last item, where that script has started before. */
function undoRollUp(items: readonly HTMLElement[], last: HTMLElement): void {
  const copies = last.querySelectorAll(`${SUB_LIST} > :not([data-storefront-own])`);
  if (copies.length === 0) return;
  for (const copy of copies) copy.remove();
  for (const item of items) item.hidden = false;
}

/** A copy of an item for a dropdown, without what the widget has added to the item. */
function copyOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  removeCopies(copy);
  undoCopy(item, copy);
  copy.hidden = false;
  copy.removeAttribute('id');
  const names = linkOf(copy)?.classList;
  names?.remove('jet-mega-menu-item__link--top-level');
  names?.add('jet-mega-menu-item__link--sub-level');
  return markOwn(copy);
}

/** The items that have no room in the row, of which the last item gets copies; none while it is off. */
export function useRollUp(menu: HTMLElement, isOn: boolean): readonly HTMLElement[] {
  const [hidden, setHidden] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const { list, items, last } = rowOf(menu);
    if (!isOn || !list || !last) {
      setHidden([]);
      return undefined;
    }
    undoRollUp(items, last);
    const widths = new Map<HTMLElement, number>();
    const measure = (): void => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      // A hidden item keeps the width that it had.
      for (const item of [...items, last]) if (item.offsetWidth > 0) widths.set(item, item.offsetWidth + gap);
      const count = fitting(
        items.map((item) => widths.get(item) ?? 0),
        widths.get(last) ?? 0,
        menu.clientWidth + gap,
      );
      const next = items.slice(count);
      setHidden((before) => (before.length === next.length ? before : next));
    };
    measure();
    return onResize([menu, last], measure);
  }, [menu, isOn]);
  useLayoutEffect(() => {
    const place = rowOf(menu).last?.querySelector(SUB_LIST);
    if (!place || hidden.length === 0) return undefined;
    const copies = hidden.map(copyOf);
    appendTo(place, ...copies);
    return () => {
      for (const copy of copies) copy.remove();
    };
  }, [menu, hidden]);
  return hidden;
}

/** The item at the end of the row. */
export const lastOf = (menu: Element): HTMLElement | null => rowOf(menu).last;
