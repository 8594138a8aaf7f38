import { isElement } from '../../core/dom/nodes';
import { isTyping } from '../../page/focus/focus';
import { isLocked, isMeantFor, placesOf, scrollsInside } from './markup';
import { scrollsDown, stopFor } from './rules';

/** Turns of the wheel within this time belong together, in milliseconds. */
const PAUSE = 150;

/** The longest duration of a step, and of a wheel that runs on after it, in milliseconds. */
const STEP = 1000;

const takeOver = (event: Event): void => {
  event.preventDefault();
  // Another script would scroll a step as well.
  event.stopImmediatePropagation();
};

/** Scrolls from section to section by wheel and keys. Returns a stop function. */
export function followSteps(sections: readonly Element[]): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let target: number | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  let wheelAt = Number.NEGATIVE_INFINITY;

  const isMoving = (now: number): boolean =>
    target !== null && Math.abs(window.scrollY - target) > 1 && now - movedAt < STEP;
  /** Takes a step; false if the browser scrolls natively. */
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
    if (isTyping() || isLocked() || (isElement(at) && isMeantFor(at, key)) || scrollsInside(at, isDown)) return;
    if (isMoving(now) || step(isDown, now)) takeOver(event);
  };
  window.addEventListener('wheel', onWheel, { signal, passive: false, capture: true });
  window.addEventListener('keydown', onKeyDown, { signal });
  return () => ended.abort();
}
