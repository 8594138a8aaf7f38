import { useCallback, useLayoutEffect, useState } from 'react';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type Item, itemOf, navOf, stopOf, titlesOf } from './markup';

/** The item whose panel is open. */
export interface Open {
  title: HTMLElement;
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
  /** Closes the panel, or what is behind the toggle, and gives the focus back to what opened it. */
  closeLevel(current: Item | undefined, toggle: HTMLElement | null): void;
  onFocus(event: PageEvent): void;
}

const detailOf = (event: PageEvent): Record<string, unknown> => {
  const { detail } = event as unknown as { detail?: unknown };
  return isRecord(detail) ? detail : {};
};

/** Keeps the state of a menu; scripts may change it by Elementor's events on the window. */
export function useOpening(host: HTMLElement, toggle: HTMLElement | null): Opening {
  const [given, setOpen] = useState<Open | null>(null);
  const [isToggled, setToggled] = useState(() => toggle?.getAttribute('aria-expanded') === 'true');
  // A script may have taken the title away.
  const open = given && host.contains(given.title) ? given : null;

  const closeAll = useCallback(() => {
    sync(() => {
      setOpen(null);
      setToggled(false);
    });
  }, []);
  useLayoutEffect(() => {
    const id = host.getAttribute('data-id');
    const isMine = ({ widgetId }: Record<string, unknown>): boolean => id !== null && String(widgetId) === id;
    const activate = (event: PageEvent): void => {
      const detail = detailOf(event);
      const nav = navOf(host);
      const title = nav && titlesOf(nav)[Number(detail.titleIndex) - 1];
      if (!isMine(detail) || !title || !itemOf(nav, title).panel) return;
      sync(() => setOpen((now) => (now?.title === title ? null : { title, isPinned: true })));
    };
    const turn = (event: PageEvent): void => {
      if (isMine(detailOf(event))) sync(() => setToggled((now) => !now));
    };
    const stops = [
      listen(window, 'elementor/nested-elements/activate-by-keyboard', activate),
      listen(window, 'elementor/mega-menu/dropdown-toggle-by-keyboard', turn),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  return {
    open,
    isToggled,
    setOpen,
    setToggled,
    closeAll,
    closeLevel(current, opener) {
      const { activeElement } = document;
      if (!current) {
        if (opener && host.contains(activeElement)) opener.focus();
        closeAll();
        return;
      }
      if (current.panel?.contains(activeElement)) (current.button ?? stopOf(current))?.focus();
      sync(() => setOpen(null));
    },
    onFocus({ target }) {
      if (!(target instanceof Element) || !open) return;
      const nav = navOf(host);
      const { title, panel } = nav ? itemOf(nav, open.title) : { title: open.title, panel: null };
      if (!title.contains(target) && !panel?.contains(target)) setOpen(null);
    },
  };
}
