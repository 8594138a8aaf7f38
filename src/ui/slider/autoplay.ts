import { reducesMotion } from '../../page/base/device';

/** The shortest time that a slide stays, in milliseconds. */
const MIN_STAY = 100;

interface AutoplayOptions {
  host: Element;
  /** How long each slide stays, in milliseconds. */
  speed: number;
  /** A selector: where in the host the focus makes it stand still. @default anywhere */
  focus?: string;
  /** Is there another reason to stand still? Asked when the time has come. */
  isHeld(): boolean;
  next(): void;
}

/** A running autoplay. */
export interface Autoplay {
  /** Gives the slide that is shown now the whole time, from when its move has ended. @default 0 milliseconds */
  restart(moveDuration?: number): void;
  stop(): void;
}

/**
 * Goes on to the next slide by itself; stands still under the pointer, with the focus inside, on a hidden page and under
 * reduced motion.
 */
export function startAutoplay({ host, speed, focus = ':focus', isHeld, next }: AutoplayOptions): Autoplay {
  let timer = 0;
  let arrival = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(go, Math.max(MIN_STAY, speed + Math.max(0, arrival - performance.now())));
  };
  const go = (): void => {
    const isWatched = host.matches(':hover') || host.querySelector(focus);
    const isStill = document.hidden || reducesMotion() || isWatched || isHeld();
    wait();
    // Last, because `next` may restart it with the time of a move.
    if (!isStill) next();
  };
  // A visitor who has just looked at a slide gets the whole time once more.
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
