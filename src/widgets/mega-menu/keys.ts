import { useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { isRtl } from '../../page/base/device';
import { tabbable } from '../../page/focus/focus';
import { neighbour, stepFor } from '../../ui/menus/keys';
import { type Item, isInOrder, stopOf } from './markup';
import type { Opening } from './opening';

/** What the keys work on. */
interface Keyed {
  items: readonly Item[];
  /** Do the titles stand beside each other? */
  isRow: boolean;
  opening: Opening;
}

const isSeen = (element: Element | null): element is HTMLElement => (element?.getClientRects().length ?? 0) > 0;

/** Where Tab goes on, where the panel of the open item does not come after its title; undefined: as it is. */
function tabFrom(target: Element, isBack: boolean, items: readonly Item[], open: Item): HTMLElement | undefined {
  const { title, button, panel } = open;
  if (!panel || isInOrder(open)) return undefined;
  const inside = tabbable(panel);
  const last = button ?? stopOf(open);
  if (title.contains(target)) return !isBack && target === last ? inside[0] : undefined;
  if (isBack) return target === inside[0] ? (last ?? undefined) : undefined;
  if (target !== inside.at(-1)) return undefined;
  const next = items.slice(items.indexOf(open) + 1).map(stopOf);
  return next.find(isSeen);
}

/** The listener of keys: arrows, Home and End on titles, and Tab into the panel and out of it. */
export function useKeys({ items, isRow, opening }: Keyed): (event: PageEvent) => void {
  const { open, setOpen } = opening;
  const entered = useRef<HTMLElement>(undefined);
  // A panel has something to focus only once it is shown.
  useLayoutEffect(() => {
    const [first] = entered.current ? tabbable(entered.current) : [];
    entered.current = undefined;
    first?.focus();
  });

  return (event) => {
    const { key, target, shiftKey } = event as Event as KeyboardEvent;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const current = items.find(({ title }) => title === open?.title);
    if (key === 'Tab' && current) {
      const next = tabFrom(target, shiftKey, items, current);
      if (!next) return;
      event.preventDefault();
      next.focus();
      return;
    }
    const item = items.find(({ title }) => title.contains(target));
    const step = item && !isModified(event) ? stepFor(key, { isRow, isRtl: isRtl(target) }) : undefined;
    if (!item || !step || step === 'toggle' || step === 'leave') return;
    if (step === 'enter') {
      if (!item.panel) return;
      event.preventDefault();
      entered.current = item.panel;
      setOpen(() => ({ title: item.title, isPinned: true }));
      return;
    }
    event.preventDefault();
    const stop = stopOf(item);
    if (stop) neighbour(items.map(stopOf).filter(isSeen), stop, step)?.focus();
  };
}
