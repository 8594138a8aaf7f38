import { useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { isTouchFirst } from '../../page/base/device';
import { nameOnPage } from '../../page/scroll/samePage';
import { followHover } from '../../ui/menus/hover';
import { leadsNowhere } from '../../ui/menus/links';
import type { Item } from './markup';
import type { Opening } from './opening';

/** What the pointer works on. */
interface Pointed {
  nav: HTMLElement;
  toggle: HTMLElement | null;
  items: readonly Item[];
  /** Does what the mouse rests on open? */
  hovers: boolean;
  opening: Opening;
}

const isTap = (event: PageEvent): boolean => (event as Partial<PointerEvent>).pointerType === 'touch' || isTouchFirst();

const isAt = ({ title, panel }: Item, target: Element): boolean => title.contains(target) || !!panel?.contains(target);

/** Opens what the mouse rests on; gives the listener of clicks. */
export function usePointer(pointed: Pointed): (event: PageEvent) => void {
  const { nav, toggle, items, hovers, opening } = pointed;
  const { open, setOpen, setToggled, closeAll } = opening;
  const last = useRef(pointed);
  useLayoutEffect(() => {
    last.current = pointed;
  });
  useLayoutEffect(() => {
    if (!hovers) return undefined;
    return followHover(nav, {
      wantedAt(target) {
        const item = last.current.items.find((one) => isAt(one, target));
        return item && (item.panel ? item.title : null);
      },
      panels: () => {
        const now = last.current;
        return now.items.flatMap(({ title, panel }) => (panel && title === now.opening.open?.title ? [panel] : []));
      },
      onWanted(title) {
        sync(() =>
          last.current.opening.setOpen((now) => {
            if (!title) return now?.isPinned ? now : null;
            return now?.title === title ? now : { title: title as HTMLElement, isPinned: false };
          }),
        );
      },
      onLeft: () => sync(() => last.current.opening.setOpen((now) => (now?.isPinned ? now : null))),
    });
  }, [nav, hovers]);

  return (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isModified(event)) return;
    if (toggle?.contains(target)) {
      setOpen(() => null);
      setToggled((now) => !now);
      return;
    }
    const pressed = target.closest<HTMLAnchorElement>('a[href]');
    const item = items.find(({ title }) => title.contains(target));
    const isOpen = !!item && open?.title === item.title;
    // Without a mouse to rest on it, the first tap opens, and the next one follows the link.
    const follows = !item?.panel || isOpen || !(hovers && isTap(event));
    if (pressed && !leadsNowhere(pressed) && follows) {
      if (nameOnPage(pressed) !== null) closeAll();
      return;
    }
    if (!item?.panel) return;
    event.preventDefault();
    // The pointer has opened it on its way to the press.
    setOpen((now) => (isOpen && now?.isPinned ? null : { title: item.title, isPinned: true }));
  };
}
