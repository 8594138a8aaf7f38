import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement, isNode } from '../../core/dom/nodes';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { focusOn } from '../../page/focus/focus';
import { openModal } from '../../ui/dialogs/modal/modal';
import { listOf, TOGGLE, toggleOf } from './markup';

/** How the cart was opened: by a press, by the pointer alone, or after a product was added. */
export type Opening = 'press' | 'hover' | 'add';

interface PanelProps {
  host: HTMLElement;
  panel: HTMLElement;
  opening: Opening | null;
  /** Does the panel cover the page? */
  isSide: boolean;
  onClose(): void;
}

/** Opens the panel. The returned `end` closes it and gives the focus back. */
function openPanel(host: HTMLElement, panel: HTMLElement, opening: Opening, covers: boolean, onClose: () => void) {
  const takesFocus = covers || opening === 'press';
  const opener = opening === 'press' ? toggleOf(host) : document.activeElement;
  const modal = openModal({ root: panel, covers, focus: takesFocus ? panel : null, opener, onEscape: onClose });
  // A panel with a transition of `visibility` can take the focus only after the transition has begun.
  const frame = requestAnimationFrame(() => {
    const isOutside = !panel.contains(document.activeElement);
    if (takesFocus && isOutside && modal.isTop()) focusOn(panel, { preventScroll: true });
  });
  const end = (): void => {
    cancelAnimationFrame(frame);
    const hadFocus = panel.contains(document.activeElement);
    modal.close();
    // Fragments have replaced the button, or the visitor has moved into a panel that took no focus.
    const isLost = !takesFocus || !opener?.isConnected;
    if (hadFocus && isLost) toggleOf(host)?.focus({ preventScroll: true });
  };
  return { isTop: modal.isTop, end };
}

/** Gives the open panel the focus, and closes it on Escape and on clicks or focus outside. */
export function PanelFocus({ host, panel, opening, isSide, onClose }: PanelProps): null {
  const end = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // Not in the cleanup, because React would restore the focus that was there before the commit.
    end.current?.();
    end.current = undefined;
    if (!opening) return undefined;
    const covers = isSide && opening !== 'hover';
    const opened = openPanel(host, panel, opening, covers, onClose);
    end.current = opened.end;

    const isOurs = (target: EventTarget | undefined): boolean =>
      target === panel || (isElement(target) && host.contains(target) && target.matches(TOGGLE));
    const onClick = (event: MouseEvent): void => {
      if (opened.isTop() && !event.composedPath().some(isOurs)) onClose();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (isNode(target) && !host.contains(target)) onClose();
    };
    document.addEventListener('click', onClick);
    if (!covers) document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
    };
  }, [host, panel, opening, isSide, onClose]);
  useLayoutEffect(() => () => end.current?.(), []);
  return null;
}

/** The free space below the panel, in pixels. */
const BELOW = 30;
/** The minimum height of its list, in pixels. */
const LEAST = 120;

/** Fits a panel below the button into the window by making its list scroll. */
export function FittingList({ host, panel }: { host: HTMLElement; panel: HTMLElement }): ReactNode {
  const list = useLive(host, listOf);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (!list) return undefined;
    const measure = (): void => {
      const top = toggleOf(host)?.getBoundingClientRect().bottom ?? 0;
      const others = panel.scrollHeight - list.clientHeight;
      setHeight(Math.max(LEAST, Math.floor(window.innerHeight - top - others - BELOW)));
    };
    measure();
    window.addEventListener('resize', measure, { passive: true });
    return () => window.removeEventListener('resize', measure);
  }, [host, panel, list]);
  return list && height && <Bind to={list} style={{ 'max-height': `${height}px`, 'overflow-y': 'auto' }} />;
}
