import { useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { isRtl } from '../../page/base/device';
import { neighbour, stepFor } from '../../ui/menus/keys';
import { linksIn, openerAround, submenuOf } from './markup';
import { closing, type Opening } from './opening';

/** What the keys work on. */
interface Keyed {
  toggle: HTMLElement | null;
  chain: readonly HTMLElement[];
  opening: Opening;
  /** Does a link stand in a row? */
  isRow(link: Element): boolean;
}

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/** The listener of keys: arrows, Home, End, Space, and Enter on what is no link or button. */
export function useKeys({ toggle, chain, opening, isRow }: Keyed): (event: PageEvent) => void {
  const { setOpen, setToggled } = opening;
  const entered = useRef<HTMLElement>(undefined);
  // A submenu has links to focus only once it is shown.
  useLayoutEffect(() => {
    const [first] = entered.current ? linksIn(entered.current) : [];
    entered.current = undefined;
    first?.focus();
  });

  /** False: the key is the browser's. */
  const act = (link: HTMLElement, { key, repeat }: KeyboardEvent): boolean => {
    const list = link.closest('ul');
    const isButton = key === 'Enter' && !link.hasAttribute('href');
    const step = isButton ? 'toggle' : stepFor(key, { isRow: isRow(link), isRtl: isRtl(link) });
    if (!step || !list) return false;
    const submenu = submenuOf(link);
    if (step === 'toggle' || step === 'enter') {
      if (!submenu) return false;
      // Held, it presses once.
      if (repeat && step === 'toggle') return true;
      const isOpen = chain.includes(link);
      if (step === 'toggle' && isOpen) setOpen((now) => now && closing({ ...now, link }));
      else setOpen((now) => (isOpen && now ? { ...now, isPinned: true } : { link, isPinned: true }));
      if (step === 'enter') entered.current = submenu;
      return true;
    }
    if (step !== 'leave') {
      neighbour(linksIn(list), link, step)?.focus();
      return true;
    }
    const opener = openerAround(link);
    if (!opener) return false;
    opener.focus();
    setOpen((now) => now && closing({ ...now, link: opener }));
    return true;
  };

  return (event) => {
    const { key, target, repeat } = event as Event as KeyboardEvent;
    if (!(target instanceof HTMLElement) || isModified(event) || event.defaultPrevented) return;
    if (target === toggle) {
      if (!isPress(key) || toggle.matches('button, a[href]')) return;
      event.preventDefault();
      if (!repeat) setToggled((now) => !now);
      return;
    }
    const link = target.closest<HTMLElement>('.elementor-nav-menu a');
    if (link && act(link, event as Event as KeyboardEvent)) event.preventDefault();
  };
}
