import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';

/** A press that moves further than this, in pixels, is a drag, and its click does nothing. */
const SLOP = 5;

/** Lets a mouse drag the row; true while it is dragged. */
export function useDrag(bar: HTMLElement | null, isOn: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useLayoutEffect(() => {
    if (!bar || !isOn) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let start: { x: number; left: number } | undefined;
    let moved = 0;
    const end = (): void => {
      if (!start) return;
      start = undefined;
      sync(() => setIsDragged(false));
    };
    const onDown = (event: PointerEvent): void => {
      moved = 0;
      if (event.pointerType === 'mouse' && event.button === 0) start = { x: event.clientX, left: bar.scrollLeft };
    };
    const drag = ({ clientX }: PointerEvent): void => {
      if (!start) return;
      moved = Math.max(moved, Math.abs(clientX - start.x));
      if (moved <= SLOP) return;
      sync(() => setIsDragged(true));
      bar.scrollLeft = start.left - (clientX - start.x);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.buttons === 0) end();
      else drag(event);
    };
    const onUp = (event: PointerEvent): void => {
      // On a busy page, no `pointermove` may come at the end of a drag.
      drag(event);
      end();
    };
    const onClick = (event: MouseEvent): void => {
      if (moved > SLOP && event.detail > 0) event.preventDefault();
      moved = 0;
    };
    bar.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal, passive: true });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    bar.addEventListener('click', onClick, { signal, capture: true });
    return () => ended.abort();
  }, [bar, isOn]);
  return isDragged;
}
