import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { focusInto } from '../../page/focus/focus';
import { type Dialect, leadsNowhere } from './dialect';
import { followHover } from './hover';
import { walk } from './keys';
import { watchEscape, watchOutside } from './leaving';
import { aimAt, chainOf, type MenuEvent, next, type Open, type State } from './rules';

/** The state of a menu, and the ways to change it. */
export interface Menu {
  open: Open<HTMLElement> | null;
  /** The open items, the outermost first. */
  chain: readonly HTMLElement[];
  /** Is the list behind the toggle shown? */
  isToggled: boolean;
  isOpen(item: HTMLElement): boolean;
  /** Changes the state, and commits it before it returns. */
  send(event: MenuEvent<HTMLElement>): void;
  /** Closes everything. If the focus is in the list, it goes back to the toggle. The function's identity is stable. */
  shut(): void;
}

type Kept = State<HTMLElement> & { layout: unknown };

/** The open item; null where it belongs to another layout, or a script has removed it. */
const openIn = (host: HTMLElement, { open, layout }: Kept, now: unknown): Open<HTMLElement> | null =>
  open && layout === now && host.contains(open.item) ? open : null;

/**
 * Runs the state machine of a menu (`rules.ts`) on its markup: mouse, presses, keys, focus, and everything that closes
 * it.
 */
export function useMenu(host: HTMLElement, dialect: Dialect, isToggledFirst = false): Menu {
  const { layout, hoverArea, hasList } = dialect;
  const [kept, setKept] = useState<Kept>({ open: null, isToggled: isToggledFirst, layout });
  const latest = useRef({ kept, dialect });
  useLayoutEffect(() => {
    latest.current.dialect = dialect;
  });

  const open = openIn(host, kept, layout);
  const chain = chainOf(open?.item, dialect.around);

  const current = useCallback((): Open<HTMLElement> | null => {
    const { kept: now, dialect: how } = latest.current;
    return openIn(host, now, how.layout);
  }, [host]);
  const send = useCallback(
    (event: MenuEvent<HTMLElement>): void => {
      const { kept: before, dialect: now } = latest.current;
      const state = { open: current(), isToggled: before.isToggled };
      const after = next(state, event, now);
      if (after === state) return;
      latest.current.kept = { ...after, layout: now.layout };
      sync(() => setKept(latest.current.kept));
    },
    [current],
  );
  const entered = useRef<HTMLElement | null>(null);
  const focusEntered = useCallback((): void => {
    const panel = entered.current;
    entered.current = null;
    if (panel) focusInto(panel);
  }, []);
  // Before a submenu is moved to its place, because the focus would scroll the page to a place outside the window.
  useLayoutEffect(focusEntered);
  const enter = useCallback(
    (item: HTMLElement): void => {
      entered.current = latest.current.dialect.panelOf(item);
      send({ type: 'enter', item });
      // If the item was open already, nothing has been rendered, so the effect above has not run.
      focusEntered();
    },
    [send, focusEntered],
  );
  const shut = useCallback((): void => {
    const { toggle, list } = latest.current.dialect;
    if (list?.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
    send({ type: 'shut' });
  }, [send]);
  useLayoutEffect(() => {
    let isFinger = false;
    const onClick = (event: PageEvent): void => {
      const { dialect: now } = latest.current;
      // A prevented click counts, because themes with smooth scrolling prevent clicks on links to places of the page.
      const pressed = isElement(event.target) && !isModified(event) && now.pressAt(event.target);
      if (!pressed) return;
      const { item, link, onArrow = false } = pressed;
      if (pressed.isToggle) {
        event.preventDefault();
        send({ type: 'toggle' });
        return;
      }
      const isOpen = !!item && chainOf(current()?.item, now.around).includes(item);
      const leads = !!link && !leadsNowhere(link);
      // If the press was held until now, its `pointerdown` came before this listener.
      const isTap = isFinger || (event as Event as PointerEvent).pointerType === 'touch';
      if (item && now.opens({ onArrow, leads, isOpen, isTap })) {
        event.preventDefault();
        send({ type: 'press', item });
      } else if (link && now.shutsFor(link, !!item)) send({ type: 'shut' });
    };
    const onDown = ({ pointerType }: PointerEvent): void => {
      isFinger = pointerType === 'touch';
    };
    const onAnyKey = (): void => {
      isFinger = false;
    };
    const onKeyDown = (event: PageEvent): void =>
      walk(event as Event as KeyboardEvent, latest.current.dialect, { current, send, enter });
    host.addEventListener('pointerdown', onDown, true);
    host.addEventListener('keydown', onAnyKey, true);
    const stops = [listen(host, 'click', onClick), listen(host, 'keydown', onKeyDown)];
    return () => {
      host.removeEventListener('pointerdown', onDown, true);
      host.removeEventListener('keydown', onAnyKey, true);
      for (const stop of stops) stop();
    };
  }, [host, current, send, enter]);

  useLayoutEffect(() => {
    if (!hoverArea) return undefined;
    return followHover(hoverArea, {
      wantedAt(target) {
        const { dialect: now } = latest.current;
        const item = now.itemAt(target);
        return item && aimAt(current(), item, now);
      },
      panels: () => {
        const { dialect: now } = latest.current;
        return chainOf(current()?.item, now.around).flatMap((item) => now.panelOf(item) ?? []);
      },
      onWanted: (item) => send({ type: 'point', item }),
      onLeft: () => send({ type: 'point', item: null }),
    });
  }, [hoverArea, current, send]);

  const isOn = open !== null || (kept.isToggled && hasList === true);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const contains = (target: Element): boolean => latest.current.dialect.contains(target);
    const onFocus = ({ target }: FocusEvent): void => {
      const { dialect: now } = latest.current;
      const item = current()?.item;
      if (!isElement(target)) return;
      if (now.focusCloses === 'all' && !now.contains(target)) shut();
      else if (item && !now.staysFor(item, target)) send({ type: 'focus', holds: (one) => now.holds(one, target) });
    };
    const onEscape = (): void => {
      const { dialect: now } = latest.current;
      const item = current()?.item;
      if (!item) {
        shut();
        return;
      }
      const opener = now.openerOf(item);
      if (now.panelOf(item)?.contains(document.activeElement)) opener?.focus();
      send({ type: 'escape', isInside: opener !== null && opener === document.activeElement });
    };
    document.addEventListener('focusin', onFocus);
    const stops = [
      watchOutside({ host, contains, close: shut }),
      watchEscape(host, latest.current.dialect.escapes === 'first', onEscape),
    ];
    return () => {
      document.removeEventListener('focusin', onFocus);
      for (const stop of stops) stop();
    };
  }, [host, isOn, current, send, shut]);

  return { open, chain, isToggled: kept.isToggled, isOpen: (item) => chain.includes(item), send, shut };
}
