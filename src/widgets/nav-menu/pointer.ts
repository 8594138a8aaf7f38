import { useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { followHover } from '../../ui/menus/hover';
import { leadsNowhere } from '../../ui/menus/links';
import { chainOf, itemLinkAt, openerAround, submenuOf } from './markup';
import { closing, type Open, type Opening } from './opening';

/** What the pointer works on. */
interface Pointed {
  main: HTMLElement | null;
  toggle: HTMLElement | null;
  /** The links whose submenus are open. */
  chain: readonly HTMLElement[];
  opening: Opening;
}

/** What opens under the pointer; what was pressed stays open while the pointer is in it. */
function pointAt(opener: HTMLElement | null, now: Open | null): Open | null {
  if (!opener) return now?.isPinned ? now : null;
  const isWithin = now !== null && chainOf(opener)[0] === chainOf(now.link)[0];
  return { link: opener, isPinned: isWithin && now.isPinned };
}

/** A press on a link with a submenu; false: the browser follows the link. */
function press(link: HTMLElement, isOnArrow: boolean, { chain, opening }: Pointed): boolean {
  const { open, setOpen } = opening;
  if (!open || !chain.includes(link)) {
    setOpen(() => ({ link, isPinned: true }));
    return true;
  }
  if (!isOnArrow && !leadsNowhere(link)) return false;
  // The pointer has opened it on its way to the press.
  setOpen(() => (open.isPinned ? closing({ ...open, link }) : { ...open, isPinned: true }));
  return true;
}

/** Opens what the mouse is over, in the list that is always there; gives the listener of clicks. */
export function usePointer(pointed: Pointed): (event: PageEvent) => void {
  const { main, toggle, opening } = pointed;
  const { setOpen, setToggled } = opening;
  const last = useRef(pointed);
  useLayoutEffect(() => {
    last.current = pointed;
  });
  useLayoutEffect(() => {
    if (!main) return undefined;
    const change = (next: (now: Open | null) => Open | null): void => sync(() => last.current.opening.setOpen(next));
    return followHover(main, {
      wantedAt(target) {
        const link = itemLinkAt(target);
        return link ? (submenuOf(link) ? link : openerAround(link)) : undefined;
      },
      panels: () => last.current.chain.flatMap((link) => submenuOf(link) ?? []),
      onWanted: (opener) => change((now) => pointAt(opener as HTMLElement | null, now)),
      onLeft: () => change((now) => (now?.isPinned ? now : null)),
    });
  }, [main]);

  return (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isModified(event)) return;
    if (toggle?.contains(target)) {
      event.preventDefault();
      setOpen(() => null);
      setToggled((now) => !now);
      return;
    }
    const link = target.closest<HTMLElement>('.elementor-nav-menu a');
    if (!link) return;
    if (!submenuOf(link)) {
      setOpen(() => null);
      setToggled(() => false);
    } else if (press(link, target.closest('.sub-arrow') !== null, pointed)) event.preventDefault();
  };
}
