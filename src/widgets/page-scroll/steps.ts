import { isTyping } from '../../page/focus/focus';
import { isLocked, isMeantFor, placesOf, scrollsInside } from './markup';
import { scrollsDown, stopFor } from './rules';

/** Turns of the wheel that follow each other as fast belong together, in milliseconds. */
const PAUSE = 150;

/** The longest that one step takes, and that a wheel may run on after it. */
const STEP = 1000;

const takeOver = (event: Event): void => {
  event.preventDefault();
  // Another script would take a step of its own.
  event.stopImmediatePropagation();
};

/** Turns of the wheel and keys lead from section to section. Returns a function that stops it. */
export function followSteps(sections: readonly Element[]): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let target: number | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  let wheelAt = Number.NEGATIVE_INFINITY;

  const isMoving = (now: number): boolean =>
    target !== null && Math.abs(window.scrollY - target) > 1 && now - movedAt < STEP;
  /** True when the step is ours. */
  const step = (isDown: boolean, now: number): boolean => {
    const view = { top: window.scrollY, height: document.documentElement.clientHeight };
    const stop = stopFor(placesOf(sections), view, isDown);
    if (stop === null) return false;
    target = stop;
    movedAt = now;
    window.scrollTo({ top: stop, behavior: 'smooth' });
    return true;
  };
  const onWheel = (event: WheelEvent): void => {
    const { deltaX, deltaY, timeStamp: now } = event;
    if (event.defaultPrevented || event.ctrlKey || event.shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    const isDown = deltaY > 0;
    if (isLocked() || scrollsInside(event.target, isDown)) return;
    const isSameTurn = now - wheelAt < PAUSE && now - movedAt < STEP;
    wheelAt = now;
    if (isMoving(now) || isSameTurn || step(isDown, now)) takeOver(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, timeStamp: now } = event;
    const isDown = scrollsDown(key, shiftKey);
    if (isDown === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    if (isTyping() || isLocked() || (at instanceof Element && isMeantFor(at, key)) || scrollsInside(at, isDown)) return;
    if (isMoving(now) || step(isDown, now)) takeOver(event);
  };
  window.addEventListener('wheel', onWheel, { signal, passive: false, capture: true });
  window.addEventListener('keydown', onKeyDown, { signal });
  return () => ended.abort();
}
