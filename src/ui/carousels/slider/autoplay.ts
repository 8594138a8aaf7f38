import { reducesMotion } from '../../../page/base/device';

const MIN_STAY = 100;

interface AutoplayOptions {
  host: Element;
  /** In milliseconds, per slide. */
  speed: number;
  /** Selector: the focus in the host that pauses it. @default any */
  focus?: string;
  /** @default true */
  pausesOnHover?: boolean;
  isHeld(): boolean;
  next(): void;
}

/** A running autoplay. */
export interface Autoplay {
  /** Gives the current slide its full time again, after its move in milliseconds. @default 0 */
  restart(moveDuration?: number): void;
  stop(): void;
}

/** Moves to the next slide by itself; pauses on hover, focus, hidden pages and reduced motion. */
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
    timer = window.setTimeout(go, Math.max(MIN_STAY, speed + Math.max(0, arrival - performance.now())));
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
