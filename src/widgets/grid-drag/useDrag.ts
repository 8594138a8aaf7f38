import { useLayoutEffect, useRef, useState } from 'react';
import { isElement, isNode } from '../../core/dom/nodes';
import { sync } from '../../core/react/hooks';
import { isRtl } from '../../page/base/device';
import { isGrabbed } from './markup';
import { throttle } from './rules';

/** A dragged item, and its distance from the start and the top of the grid, in pixels. */
export interface Dragged {
  item: HTMLElement;
  x: number;
  y: number;
}

interface DragWork {
  grid: HTMLElement;
  items: readonly HTMLElement[];
  /** The item is over another one. */
  over(item: HTMLElement, other: HTMLElement): void;
  /** The item is dropped; `isCancelled`: the old order must return. */
  end(item: HTMLElement, isCancelled: boolean): void;
}

/** The distance at which a press becomes a drag, in pixels. */
const SLACK = 5;

const isMoving = (item: Element): boolean => item.getAnimations().some((one) => one instanceof CSSTransition);

/** Drags items by a mouse or pen, and by a finger on their grips; null: nothing is dragged. */
export function useDrag(work: DragWork): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const { grid } = work;

  useLayoutEffect(() => {
    let stop = (): void => {};
    const start = (down: PointerEvent): void => {
      const { target } = down;
      const item = isNode(target) && latest.current.items.find((one) => one.contains(target));
      const isFinger = down.pointerType === 'touch';
      const isGrip = isElement(target) && !!target.closest('.storefront-grid-grip');
      if (!item || down.button !== 0 || !isGrabbed(target) || (isFinger && !isGrip)) return;
      stop();
      const corner = item.getBoundingClientRect();
      const hold = { x: down.clientX - corner.left, y: down.clientY - corner.top };
      let at = { x: down.clientX, y: down.clientY };
      let isDragging = false;

      /**
       * Changes places with the item under the pointer. Returns false while that item still moves, because it would
       * come back.
       */
      const swap = (): boolean => {
        const under = document.elementsFromPoint(at.x, at.y);
        const other = latest.current.items.find((one) => one !== item && under.includes(one));
        if (other && isMoving(other)) return false;
        if (other) sync(() => latest.current.over(item, other));
        return true;
      };
      const look: { call(): void; stop(): void } = throttle(() => {
        if (!swap()) look.call();
      });
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== down.pointerId) return;
        at = { x: event.clientX, y: event.clientY };
        if (!isDragging && Math.hypot(at.x - down.clientX, at.y - down.clientY) < SLACK) return;
        isDragging = true;
        event.preventDefault();
        const box = grid.getBoundingClientRect();
        const left = at.x - hold.x - box.left;
        const x = isRtl(grid) ? box.width - left - item.offsetWidth : left;
        sync(() => setDragged({ item, x, y: at.y - hold.y - box.top }));
        look.call();
      };
      const finish = (isCancelled: boolean): void => {
        stop();
        if (!isDragging) return;
        // The click at the end of a drag must not press anything.
        const swallow = (event: Event): void => {
          event.preventDefault();
          event.stopPropagation();
        };
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, true));
        sync(() => {
          setDragged(null);
          latest.current.end(item, isCancelled);
        });
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId !== down.pointerId) return;
        const isCancelled = event.type === 'pointercancel';
        if (!isCancelled) {
          // On a busy page, no `pointermove` may come at the end of a drag, and the search for the place may still
          // wait.
          move(event);
          if (isDragging) swap();
        }
        finish(isCancelled);
      };
      const onKey = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') finish(true);
      };
      // Otherwise the browser would drag a picture or selected text.
      const still = (event: Event): void => event.preventDefault();
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
      window.addEventListener('keydown', onKey);
      window.addEventListener('dragstart', still);
      window.addEventListener('selectstart', still);
      stop = () => {
        look.stop();
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        window.removeEventListener('keydown', onKey);
        window.removeEventListener('dragstart', still);
        window.removeEventListener('selectstart', still);
      };
    };
    grid.addEventListener('pointerdown', start);
    return () => {
      grid.removeEventListener('pointerdown', start);
      stop();
    };
  }, [grid]);
  return dragged;
}
