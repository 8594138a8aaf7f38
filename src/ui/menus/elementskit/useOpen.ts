import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isModified, listen, type PageEvent } from '../../../core/jquery/listen';
import { sync, useStore } from '../../../core/react/hooks';
import { onMedia } from '../../../page/motion/useMedia';
import { followHover } from '../hover';
import { watchOutside } from '../leaving';
import { leadsNowhere } from '../links';
import { INDICATOR, isIn, itemAround, linkOf, PARENT, panelOf } from './markup';
import { type Mode, toggles } from './rules';

/** The innermost open item, and the cause of its opening. Those around it are open, too. */
export interface Open {
  item: Element;
  by: 'pointer' | 'press';
}

/** The open items of a menu, and the ways to change them. */
export interface Opening {
  open: Open | null;
  isOpen(item: Element): boolean;
  /** Opens an item, or closes it with all open items in it. */
  toggle(item: Element, isOn?: boolean): void;
  /** Closes all items that do not contain `element`. */
  leaveTo(element: Element): void;
  close(): void;
}

/** Is the window as narrow as the breakpoint, in pixels? */
export function useNarrow(breakpoint: number): boolean {
  const query = `(max-width: ${breakpoint}px)`;
  const subscribe = useRef<{ query: string; on: ReturnType<typeof onMedia> }>(undefined);
  if (subscribe.current?.query !== query) subscribe.current = { query, on: onMedia(query) };
  return useStore(subscribe.current.on, () => window.matchMedia(query).matches);
}

/** The panels of an item and of those around it, the outer ones first. */
function panelsAround(host: HTMLElement, item: Element | null): Element[] {
  if (!item) return [];
  const panel = panelOf(item);
  return [...panelsAround(host, itemAround(host, item.parentElement)), ...(panel ? [panel] : [])];
}

/** Opens and closes the dropdowns of a menu: by press, by pointer, and all that closes them. */
export function useOpen(host: HTMLElement, mode: Mode): Opening {
  const [last, setLast] = useState<(Open & { isNarrow: boolean }) | null>(null);
  const { isNarrow, byClick, onIcon } = mode;
  // Another layout begins with all shut.
  const open = last?.isNarrow === isNarrow ? last : null;
  const byTouch = useRef(false);
  const now = useRef(open);
  now.current = open;

  const set = useCallback((next: Open | null): void => sync(() => setLast(next && { ...next, isNarrow })), [isNarrow]);
  const isOpen = (item: Element): boolean => !!open && item.contains(open.item);
  const toggle = useCallback(
    (item: Element, isOn?: boolean): void => {
      const { current } = now;
      // An item that the pointer has opened stays open at the first press.
      const isShut = !current || !item.contains(current.item) || current.by === 'pointer';
      const around = itemAround(host, item.parentElement);
      if (isOn ?? isShut) set({ item, by: 'press' });
      else set(around && { item: around, by: 'press' });
    },
    [host, set],
  );
  const leaveTo = useCallback(
    (element: Element): void => {
      const { current } = now;
      if (!current || current.item.contains(element)) return;
      let item: Element | null = current.item;
      while (item && !item.contains(element)) item = itemAround(host, item.parentElement);
      set(item && { ...current, item });
    },
    [host, set],
  );
  const close = useCallback(() => {
    if (now.current) set(null);
  }, [set]);

  const isAnyOpen = open !== null;
  useLayoutEffect(
    () =>
      isAnyOpen
        ? watchOutside({
            host,
            contains: (target) => (isNarrow ? host.contains(target) : itemAround(host, target) !== null),
            close,
          })
        : undefined,
    [host, isNarrow, isAnyOpen, close],
  );

  useLayoutEffect(() => {
    const onClick = (event: PageEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest('a');
      const item = link?.parentElement;
      if (!target || !link || !item?.matches(PARENT) || !isIn(host, item) || linkOf(item) !== link) return;
      // Also where a script has prevented it: smooth scrolling of a theme takes every link to a place of the page.
      if (isModified(event)) return;
      const { current } = now;
      const press = {
        onIcon: target.closest(INDICATOR) !== null,
        leads: !leadsNowhere(link),
        isOpen: !!current && item.contains(current.item),
        isTouch: byTouch.current,
      };
      if (!toggles({ isNarrow, byClick, onIcon }, press)) return;
      event.preventDefault();
      toggle(item);
    };
    const onDown = ({ pointerType }: PointerEvent): void => {
      byTouch.current = pointerType === 'touch';
    };
    const onKey = (): void => {
      byTouch.current = false;
    };
    host.addEventListener('pointerdown', onDown, true);
    host.addEventListener('keydown', onKey, true);
    const stop = listen(host, 'click', onClick);
    return () => {
      host.removeEventListener('pointerdown', onDown, true);
      host.removeEventListener('keydown', onKey, true);
      stop();
    };
  }, [host, isNarrow, byClick, onIcon, toggle]);

  useLayoutEffect(() => {
    if (isNarrow || byClick) return undefined;
    const setByPointer = (item: Element | null): void => {
      if (item) set({ item, by: 'pointer' });
      else if (now.current?.by === 'pointer') set(null);
    };
    return followHover(host, {
      wantedAt(target) {
        const item = itemAround(host, target);
        // The pointer is still inside the pressed item.
        if (now.current?.by === 'press' && item?.contains(now.current.item)) return now.current.item;
        return item ?? (target.closest('li') ? null : undefined);
      },
      panels: () => panelsAround(host, now.current?.item ?? null),
      onWanted: setByPointer,
      onLeft: () => setByPointer(null),
    });
  }, [host, isNarrow, byClick, set]);

  return { open, isOpen, toggle, leaveTo, close };
}
