import { isElement } from '../../core/dom/nodes';

/** A place in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** The edges of a box in the window, in pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The side of the line from `a` to `b` on which a point lies, as the sign of the result; 0: on the line. */
const sideOf = (a: Point, b: Point, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [sideOf(a, b, point), sideOf(b, c, point), sideOf(c, a, point)];
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/**
 * Is the pointer still on its way from `from` to `box`? It is while it stays between the lines from `from` to the outer
 * corners of the box.
 */
export function isHeadingFor(from: Point, now: Point, { left, top, right, bottom }: Box): boolean {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((corner, at) => corners.slice(at + 1).some((other) => isInTriangle(now, from, corner, other)));
}

/** How long the pointer rests on an item before it opens, in milliseconds. */
const OPENING = 100;
/** How long the pointer may be elsewhere before everything closes, in milliseconds. */
const LEAVING = 500;
/** How long the pointer may pause on its way to an open panel, in milliseconds. */
const RESTING = 300;

/** The menu, as `followHover` needs it. */
interface Hovering {
  /** The item to open while the pointer is over `target`; null: none, undefined: `target` is no part of the menu. */
  wantedAt(target: Element): HTMLElement | null | undefined;
  /** The open panels, the outer ones first. */
  panels(): readonly Element[];
  onWanted(item: HTMLElement | null): void;
  /** Called when the pointer has been away for half a second. */
  onLeft(): void;
}

/**
 * Follows the mouse over `area`, but no fingers. An open panel stays while the pointer heads for it. Returns a stop
 * function.
 */
export function followHover(area: HTMLElement, { wantedAt, panels, onWanted, onLeft }: Hovering): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  let settled: HTMLElement | null = null;
  let pending: HTMLElement | null | undefined;
  // Where the pointer is, and where it was last on the open item.
  let here: Point = { x: 0, y: 0 };
  let from = here;
  let isLeaving = false;

  const stay = (): void => {
    clearTimeout(timer);
    pending = undefined;
    isLeaving = false;
  };
  const want = (wanted: HTMLElement | null): void => {
    stay();
    settled = wanted;
    from = here;
    onWanted(wanted);
  };
  const leave = (): void => {
    if (isLeaving) return;
    stay();
    isLeaving = true;
    timer = window.setTimeout(() => {
      settled = null;
      onLeft();
    }, LEAVING);
  };
  const move = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    here = { x, y };
    const wanted = isElement(target) ? wantedAt(target) : undefined;
    if (wanted === undefined) {
      leave();
      return;
    }
    if (wanted === settled) {
      stay();
      from = here;
      return;
    }
    const open = panels();
    const inTheWay = open.find((panel) => !panel.contains(target as Element));
    const isHeading = inTheWay && isHeadingFor(from, here, inTheWay.getBoundingClientRect());
    if (!isHeading && inTheWay) {
      want(wanted);
      return;
    }
    if (!isHeading && pending === wanted) return;
    stay();
    pending = wanted;
    timer = window.setTimeout(() => want(wanted), isHeading ? RESTING : OPENING);
  };

  area.addEventListener('pointermove', move, { signal, passive: true });
  area.addEventListener('pointerleave', leave, { signal });
  // A press decides instead of the pointer. Besides `pointerdown`, listens to `click`: a held press is repeated as one.
  const press = (): void => {
    if (pending !== undefined) settled = pending;
    stay();
  };
  for (const type of ['pointerdown', 'click']) area.addEventListener(type, press, { signal, passive: true });
  // If hovering has started the widget, the pointer has entered before there were listeners.
  const rests = window.matchMedia('(hover: hover)').matches ? [...area.querySelectorAll(':hover')].at(-1) : undefined;
  const wanted = rests && wantedAt(rests);
  if (rests && wanted) {
    const { left, top, width, height } = rests.getBoundingClientRect();
    here = { x: left + width / 2, y: top + height / 2 };
    // Before the next paint, because a style sheet may have opened the panel under the pointer, but after this commit.
    queueMicrotask(() => !signal.aborted && want(wanted));
  }
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
