import { reducesMotion } from '../../../page/base/device';

/** The shortest delay, in milliseconds. Without it, slides with a delay of 0 would never stand still. */
const MIN_DELAY = 100;

interface AutoplayOptions {
  host: Element;
  /** How long a slide stays, in milliseconds. */
  speed: number;
  /** Selector of focused elements in the host that pause autoplay. @default any */
  focus?: string;
  /** @default true */
  pausesOnHover?: boolean;
  isHeld(): boolean;
  next(): void;
}

/** A running autoplay. Its owner stops it. */
export interface Autoplay {
  /** Restarts the time of the current slide, which counts from the end of a move of `moveDuration` milliseconds. */
  restart(moveDuration?: number): void;
  stop(): void;
}

/** Calls `next` each time a slide has stayed long enough; waits on hover, focus, hidden pages and reduced motion. */
export function startAutoplay({
  host,
  speed,
  focus = ':focus',
  pausesOnHover = true,
  isHeld,
  next,
}: AutoplayOptions): Autoplay {
  let timer = 0;
  let arrival = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(go, Math.max(MIN_DELAY, speed + Math.max(0, arrival - performance.now())));
  };
  const go = (): void => {
    const isWatched = (pausesOnHover && host.matches(':hover')) || host.querySelector(focus);
    const isStill = document.hidden || reducesMotion() || isWatched || isHeld();
    wait();
    // Last, because `next` may call `restart`.
    if (!isStill) next();
  };
  host.addEventListener('pointerleave', wait);
  host.addEventListener('focusout', wait);
  document.addEventListener('visibilitychange', wait);
  wait();
  return {
    restart(moveDuration = 0) {
      arrival = performance.now() + moveDuration;
      wait();
    },
    stop() {
      clearTimeout(timer);
      host.removeEventListener('pointerleave', wait);
      host.removeEventListener('focusout', wait);
      document.removeEventListener('visibilitychange', wait);
    },
  };
}
