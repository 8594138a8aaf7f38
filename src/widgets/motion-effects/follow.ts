import { watchInView } from '../../core/dom/inView';
import { Binding } from '../../core/react/binding';
import { onMoves, pointerPlace, requestFrame, scrollDistance, trackPointer } from '../../page/scroll/frames';
import { contentHeight } from './markup';
import { type Effects, type Moment, movingStyles, type Point, percentOf, viewportPercent } from './rules';

/** The transition of a transform that follows scrolling; replaces the element's own duration. */
const DURATION = { '--e-transform-transition-duration': '100ms' };

interface Motion {
  /** The element that moves. */
  to: HTMLElement;
  /** The element whose position in the viewport counts. */
  around: Element;
  effects: Effects;
  steady: Record<string, string>;
  /** How much larger a background's layer is, in percent. */
  room?: Point;
}

function pointerPercent(): Point | null {
  const place = pointerPlace();
  if (!place) return null;
  return { x: percentOf(place.x, window.innerWidth), y: percentOf(place.y, window.innerHeight) };
}

/**
 * Runs the effects without React, which would be a frame late. Returns a function that ends them and restores the
 * styles.
 */
export function follow({ to, around, effects, steady, room }: Motion): () => void {
  const { range, scroll, mouse } = effects;
  const binding = new Binding(to);
  const moment: Moment = { scrolled: 0, pointer: null };
  const hasDuration = scroll.length > 0 && !room;
  let height = 0;
  let scrollY = Number.NaN;
  let isHovered = false;
  let isLeaving = false;
  let stopMoves: (() => void) | undefined;

  const measureSizes = (): void => {
    height = contentHeight(around);
    const box = room && to.parentElement;
    if (box) moment.room = { x: (box.clientWidth * room.x) / 100, y: (box.clientHeight * room.y) / 100 };
  };
  const measure = (): void => {
    if (window.scrollY !== scrollY) isHovered = false;
    scrollY = window.scrollY;
    moment.pointer = pointerPercent();
    if (range === 'page') moment.scrolled = percentOf(scrollY, scrollDistance());
    else if (range === 'screen') moment.scrolled = percentOf(scrollY, window.innerHeight);
    else moment.scrolled = viewportPercent(around.getBoundingClientRect().top, height, window.innerHeight);
  };
  const draw = (): void => {
    const duration = hasDuration && !isHovered && DURATION;
    binding.set({ style: { ...steady, ...duration, ...movingStyles(effects, moment) } });
  };

  const enterView = (): void => {
    isLeaving = false;
    stopMoves ??= onMoves(mouse.length > 0 ? ['scroll', 'pointer'] : ['scroll'], {
      measure,
      draw() {
        draw();
        if (isLeaving) leaveView();
      },
    });
  };
  const leaveView = (): void => {
    stopMoves?.();
    stopMoves = undefined;
  };
  const seen = (isIn: boolean): void => {
    if (isIn) enterView();
    if (isIn || !stopMoves) return;
    // One last frame, so that the element rests at the end of its range.
    isLeaving = true;
    requestFrame('scroll');
  };
  // Hover transforms use the element's own duration until the page is scrolled.
  const onEnter = (): void => {
    isHovered = true;
    draw();
  };

  const stops = [
    onMoves(['size'], {
      measure() {
        measureSizes();
        measure();
      },
      draw,
    }),
  ];
  // Also out of view: otherwise the pointer's position would be unknown when the element appears.
  if (mouse.length > 0) stops.push(trackPointer());
  if (hasDuration) {
    to.addEventListener('mouseenter', onEnter);
    stops.push(() => to.removeEventListener('mouseenter', onEnter));
  }
  if (range === 'viewport') stops.push(watchInView(around, seen));
  else enterView();
  return () => {
    for (const stop of stops) stop();
    leaveView();
    binding.end();
  };
}
