import { isElement } from '../../core/dom/nodes';
import { type Sample, speedOf } from './rules';

/** The movement of a drag until now; positive values are to the right, or down. */
export interface Drag {
  /** The distance from the point where the pointer was put down, in pixels. */
  length: number;
  /** The time since the pointer was put down, in milliseconds. */
  time: number;
  /** Pixels per millisecond now; 0 after a rest, and where the browser has ended the drag. */
  speed: number;
  wasCancelled: boolean;
}

interface DragWork {
  /** The element in which a drag begins; the pointer may leave it. */
  area: HTMLElement;
  isVertical: boolean;
  /** May this press become a drag? */
  canStart(down: PointerEvent): boolean;
  start(): void;
  move(length: number): void;
  end(drag: Drag): void;
}

/** The distance at which a press becomes a drag, in pixels. */
const SLACK = 5;

/** Elements that use a moving pointer themselves. */
const KEEPS = '[type=range],[role=slider],.swiper-no-swiping';

/** Events with which a drag has begun, so that rows around it stay. */
const taken = new WeakSet<Event>();

/** Swallows the click at the end of a drag, which must not press anything. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}

/**
 * Follows drags along one axis. The other axis is left to the browser, so the area needs `touch-action`. Counts the
 * distance from the press on, up to the point where the pointer is lifted, because a busy page gets few moves, or none.
 * Returns a stop function.
 */
export function followDrags({ area, isVertical, canStart, start, move, end }: DragWork): () => void {
  let stop = (): void => {};
  const onDown = (down: PointerEvent): void => {
    const isOwn = isElement(down.target) && down.target.closest(KEEPS);
    if (down.button !== 0 || !down.isPrimary || isOwn || !canStart(down)) return;
    stop();
    const placeOf = ({ clientX, clientY }: PointerEvent): number => (isVertical ? clientY : clientX);
    const begin = placeOf(down);
    const samples: Sample[] = [{ at: begin, time: down.timeStamp }];
    let isDragging = false;

    const follow = (event: PointerEvent): void => {
      samples.push({ at: placeOf(event), time: event.timeStamp });
      const [x, y] = [Math.abs(event.clientX - down.clientX), Math.abs(event.clientY - down.clientY)];
      const [along, across] = isVertical ? [y, x] : [x, y];
      if (!isDragging) {
        if (Math.max(along, across) < SLACK) return;
        if (across > along || taken.has(event)) {
          stop();
          return;
        }
        taken.add(event);
        isDragging = true;
        start();
      }
      move(placeOf(event) - begin);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId === down.pointerId) follow(event);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const wasCancelled = event.type === 'pointercancel';
      if (!wasCancelled) follow(event);
      stop();
      if (!isDragging) return;
      swallowClick();
      const last = samples.at(-1) ?? { at: begin, time: down.timeStamp };
      const speed = wasCancelled ? 0 : speedOf(samples);
      end({ length: last.at - begin, time: last.time - down.timeStamp, speed, wasCancelled });
    };
    // Otherwise the mouse would select text.
    const onSelect = (event: Event): void => {
      if (isDragging) event.preventDefault();
    };
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', onUp, options);
    window.addEventListener('selectstart', onSelect, options);
    window.addEventListener('mousemove', onSelect, options);
    stop = () => gone.abort();
  };
  // Otherwise the browser would drag a picture or a link.
  const onDragStart = (event: Event): void => event.preventDefault();
  area.addEventListener('pointerdown', onDown);
  area.addEventListener('dragstart', onDragStart);
  return () => {
    stop();
    area.removeEventListener('pointerdown', onDown);
    area.removeEventListener('dragstart', onDragStart);
  };
}
