import { useLayoutEffect, useState } from 'react';
import { listen, type PageEvent } from '../../core/jquery/listen';

/** The row follows once the pointer has moved this far, and then in steps of this size; in pixels. */
const LEAST = 20;
const STEP = 5;

/** Lets the mouse drag a row of titles sideways, without a click at the end. Tells whether the row is being dragged. */
export function useDragScroll(row: HTMLElement | null, isOn: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useLayoutEffect(() => {
    if (!row || !isOn) return undefined;
    let from: number | undefined;
    let start = 0;
    let isMoving = false;
    const end = (): void => {
      from = undefined;
      setIsDragged(false);
    };
    const drag = (event: PageEvent): void => {
      if (from === undefined) return;
      const way = (event as Event as PointerEvent).clientX - from;
      if (!isMoving && Math.abs(way) < LEAST) return;
      isMoving = true;
      setIsDragged(true);
      row.scrollLeft = start - Math.round(way / STEP) * STEP;
    };
    const stops = [
      listen(row, 'pointerdown', (event) => {
        const { pointerType, button, clientX } = event as Event as PointerEvent;
        if (pointerType !== 'mouse' || button !== 0) return;
        from = clientX;
        start = row.scrollLeft;
        isMoving = false;
      }),
      listen(window, 'pointermove', drag),
      listen(window, 'pointerup', (event) => {
        // On a busy page, no `pointermove` may come at the end of a drag.
        drag(event);
        end();
      }),
      listen(window, 'pointercancel', end),
    ];
    const stopPress = (event: Event): void => {
      if (!isMoving) return;
      isMoving = false;
      event.preventDefault();
      event.stopPropagation();
    };
    row.addEventListener('click', stopPress, true);
    return () => {
      for (const stop of stops) stop();
      row.removeEventListener('click', stopPress, true);
    };
  }, [row, isOn]);
  return isDragged;
}
