import { useEffect } from 'react';
import { isElement } from '../core/dom/nodes';

interface Pointing {
  /** The widget at an element of the page. */
  find(element: Element): number | undefined;
  onPoint(id: number | undefined): void;
  onSelect(id: number): void;
  /** Does a press on the page select the widget, instead of having its usual effect? */
  isPicking: boolean;
}

/** Presses that would do something on the page. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'click'] as const;

/** Follows the pointer on the page, outside of the panel. */
export function usePointing(room: ShadowRoot, { find, onPoint, onSelect, isPicking }: Pointing): void {
  useEffect(() => {
    const targetOf = (event: Event): Element | undefined =>
      isElement(event.target) && event.target !== room.host ? event.target : undefined;
    const over = (event: Event): void => {
      const target = targetOf(event);
      if (target) onPoint(find(target));
    };
    const press = (event: Event): void => {
      const target = targetOf(event);
      const id = target && find(target);
      if (id === undefined) return;
      event.stopImmediatePropagation();
      // A touch that is prevented gives no click.
      if (!event.type.startsWith('touch')) event.preventDefault();
      if (event.type === 'click') onSelect(id);
    };
    document.addEventListener('pointerover', over, true);
    // On the window, before the listeners of the page's own scripts on the document.
    if (isPicking) for (const type of PRESSES) window.addEventListener(type, press, true);
    return () => {
      document.removeEventListener('pointerover', over, true);
      for (const type of PRESSES) window.removeEventListener(type, press, true);
    };
  }, [room, find, onPoint, onSelect, isPicking]);
}
