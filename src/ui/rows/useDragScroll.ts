import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';

/** The row follows once the pointer has moved this far, and then in steps of this size; in pixels. */
const LEAST = 20;
const STEP = 5;

/** Lets the mouse drag a row sideways, without a click at the end. Tells whether the row is being dragged. */
export function useDragScroll(row: HTMLElement | null, isOn: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useLayoutEffect(() => {
    if (!row || !isOn) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let start: { x: number; left: number } | undefined;
    let hasMoved = false;
    const end = (): void => {
      if (!start) return;
      start = undefined;
      sync(() => setIsDragged(false));
    };
    const onDown = ({ pointerType, button, clientX }: PointerEvent): void => {
      hasMoved = false;
      if (pointerType === 'mouse' && button === 0) start = { x: clientX, left: row.scrollLeft };
    };
    const drag = ({ clientX }: PointerEvent): void => {
      if (!start) return;
      const way = clientX - start.x;
      if (!hasMoved && Math.abs(way) < LEAST) return;
      hasMoved = true;
      sync(() => setIsDragged(true));
      row.scrollLeft = start.left - Math.round(way / STEP) * STEP;
    };
    const onMove = (event: PointerEvent): void => {
      // The button was released outside of the window.
      if (event.buttons === 0) end();
      else drag(event);
    };
    const onUp = (event: PointerEvent): void => {
      // On a busy page, no `pointermove` may come at the end of a drag.
      drag(event);
      end();
    };
    const onClick = (event: MouseEvent): void => {
      const isDrag = hasMoved;
      hasMoved = false;
      // A key's click has no detail. The drag before it may have ended outside of the row, without a click.
      if (!isDrag || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    row.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal, passive: true });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    row.addEventListener('click', onClick, { signal, capture: true });
    return () => ended.abort();
  }, [row, isOn]);
  return isDragged;
}
