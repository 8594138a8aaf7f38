import { useLayoutEffect, useRef } from 'react';
import { isModified } from '../../../core/jquery/listen';
import { isRtl } from '../../../page/base/device';
import { isTyping, tabbable } from '../../../page/focus/focus';
import { neighbour, stepFor } from '../keys';
import { isIn, itemAround, linkOf, PARENT, panelOf } from './markup';
import type { Opening } from './useOpen';

/** Frames in which a panel that has just opened may become visible. */
const FRAMES = 10;

/** The element that opens and closes an item: the button of ours, else its link. */
const openerOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(':scope > .storefront-menu-opener > button') ?? linkOf(item);

/** A panel that fades in takes the focus only once that has begun. */
function focusInto(panel: Element, frames = FRAMES): void {
  const [first] = tabbable(panel);
  if (first) first.focus();
  else if (frames > 0) requestAnimationFrame(() => focusInto(panel, frames - 1));
}

/** The visible links of a list of items. */
const linksOf = (list: Element): HTMLElement[] =>
  [...list.children].flatMap((item) => {
    const link = linkOf(item);
    return link && link.getClientRects().length > 0 ? [link] : [];
  });

function walk(host: HTMLElement, { toggle }: Opening, event: KeyboardEvent, isWide: boolean): void {
  const target = event.target as HTMLElement;
  const item = target.closest('li');
  const list = item?.parentElement;
  const link = item && linkOf(item);
  const isStop = target === link || target.parentElement?.matches('.storefront-menu-opener');
  if (!item || !list || !link || !isStop || !isIn(host, item)) return;
  if (event.key === ' ' && target.matches('a[role=button]')) {
    event.preventDefault();
    if (!event.repeat) target.click();
    return;
  }
  const around = itemAround(host, list);
  const step = stepFor(event.key, { isRow: isWide && !around, isRtl: isRtl(host) });
  const panel = item.matches(PARENT) ? panelOf(item) : null;
  if (!step || step === 'toggle' || (step === 'enter' && !panel) || (step === 'leave' && !around)) return;
  event.preventDefault();
  if (step === 'enter') {
    toggle(item, true);
    if (panel) focusInto(panel);
  } else if (step === 'leave') {
    if (around) toggle(around, false);
    if (around) openerOf(around)?.focus();
  } else {
    neighbour(linksOf(list), link, step)?.focus();
  }
}

/** Arrows, Home, End and Escape in a menu; Tab leaves. `isRow`: its first items stand side by side. */
export function useKeys(host: HTMLElement, opening: Opening, isRow: boolean, staysOpen: boolean): void {
  const now = useRef(opening);
  now.current = opening;
  const isAnyOpen = opening.open !== null;

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !isModified(event) && !isTyping()) walk(host, now.current, event, isRow);
    };
    host.addEventListener('keydown', onKeyDown);
    return () => host.removeEventListener('keydown', onKeyDown);
  }, [host, isRow]);

  useLayoutEffect(() => {
    if (!isAnyOpen) return undefined;
    const onEscape = (event: KeyboardEvent): void => {
      const { open, toggle, close } = now.current;
      if (!open || event.key !== 'Escape' || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      const hadFocus = panelOf(open.item)?.contains(document.activeElement);
      if (hadFocus) openerOf(open.item)?.focus();
      if (open.by === 'press') toggle(open.item, false);
      else close();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const { open, leaveTo } = now.current;
      if (!staysOpen && open?.by === 'press' && target instanceof Element) leaveTo(target);
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isAnyOpen, staysOpen]);
}
