import { reducesMotion } from '../../page/device';

/** A slide without a time of its own stays this long, in milliseconds; so often is a standing one asked again. */
const LEAST = 100;

interface Options {
  host: Element;
  /** How long each slide stays, in milliseconds. */
  speed: number;
  /** Where the focus makes it stand still: not on what starts it. @default anywhere inside */
  focus?: string;
  /** More reasons to stand still; asked when the time has come. */
  isHeld(): boolean;
  next(): void;
}

/** A running autoplay. */
export interface Autoplay {
  /** Gives the slide that is shown now the whole time; `moving`: from when it arrives, in so many milliseconds. */
  restart(moving?: number): void;
  stop(): void;
}

/** Goes on by itself; stands still under the pointer, with the focus inside, on a hidden page and under reduced motion. */
export function startAutoplay({ host, speed, focus = ':focus', isHeld, next }: Options): Autoplay {
  let timer = 0;
  let arrival = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(go, Math.max(LEAST, speed + Math.max(0, arrival - performance.now())));
  };
  const go = (): void => {
    const isWatched = host.matches(':hover') || host.querySelector(focus);
    const stands = document.hidden || reducesMotion() || isWatched || isHeld();
    wait();
    // May restart it, for the time of a move.
    if (!stands) next();
  };
  // Whoever has just looked at a slide is given it a whole time more.
  const stops = [host, host, document].map((target, at) => {
    const type = ['pointerleave', 'focusout', 'visibilitychange'][at] ?? '';
    target.addEventListener(type, wait);
    return () => target.removeEventListener(type, wait);
  });
  wait();
  return {
    restart(moving = 0) {
      arrival = performance.now() + moving;
      wait();
    },
    stop() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
