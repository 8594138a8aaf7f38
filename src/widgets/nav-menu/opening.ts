import { useCallback, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { dropdownOf, isInMain, openerAround, submenuOf, toggleOf } from './markup';

/** What is open: the submenu of a link, and those around it. */
export interface Open {
  link: HTMLElement;
  /** Pressed, not only under the pointer: it stays when the pointer leaves. */
  isPinned: boolean;
}

type Change = (now: Open | null) => Open | null;

/** What is open in a menu, and what changes that. */
export interface Opening {
  open: Open | null;
  /** Is what is behind the toggle shown? */
  isToggled: boolean;
  setOpen(change: Change): void;
  setToggled(change: (now: boolean) => boolean): void;
  closeAll(): void;
  /** Closes one level, and gives the focus back to what opened it. */
  closeLevel(): void;
  onFocus(event: PageEvent): void;
}

/** Closes the submenu of a link: the one around it stays. */
export function closing({ link, isPinned }: Open): Open | null {
  const around = openerAround(link);
  return around && { link: around, isPinned };
}

/**
 * What stays open when the focus goes to `target`: what it stands in, or opens. In the list behind the toggle all does:
 * what is pressed would move away under the finger.
 */
export function keepingAround(open: Open | null, target: Element): Open | null {
  if (open && !isInMain(open.link) && !isInMain(target)) return open;
  let now = open;
  while (now && now.link !== target && !submenuOf(now.link)?.contains(target)) now = closing(now);
  return now?.link === open?.link ? open : now;
}

/** Keeps the state of a menu. */
export function useOpening(host: HTMLElement): Opening {
  const [given, setOpen] = useState<Open | null>(null);
  // Elementor's script may have opened it before us.
  const [isToggled, setToggled] = useState(() => toggleOf(host)?.classList.contains('elementor-active') === true);
  // A script may have taken the link away.
  const open = given && host.contains(given.link) ? given : null;

  const closeAll = useCallback(() => {
    if (dropdownOf(host)?.contains(document.activeElement)) toggleOf(host)?.focus({ preventScroll: true });
    sync(() => {
      setOpen(null);
      setToggled(false);
    });
  }, [host]);
  const closeLevel = (): void => {
    if (!open) {
      closeAll();
      return;
    }
    const hasFocus = submenuOf(open.link)?.contains(document.activeElement) === true;
    if (hasFocus) open.link.focus();
    const isHere = hasFocus || document.activeElement === open.link;
    sync(() => setOpen(isHere ? closing(open) : null));
  };
  const onFocus = ({ target }: PageEvent): void => {
    if (target instanceof Element) setOpen((now) => keepingAround(now, target));
  };
  return { open, isToggled, setOpen, setToggled, closeAll, closeLevel, onFocus };
}
