import { reducesMotion } from '../../page/device';

interface Options {
  host: Element;
  /** How long each slide stays, in milliseconds. */
  speed: number;
  /** More reasons to stand still; asked when the time has come. */
  isHeld(): boolean;
  next(): void;
}

/** A running autoplay. */
export interface Autoplay {
  /** Gives the slide that is shown now the whole time. */
  restart(): void;
  stop(): void;
}

/** Goes on by itself; stands still under the pointer, with the focus inside, on a hidden page and under reduced motion. */
export function startAutoplay({ host, speed, isHeld, next }: Options): Autoplay {
  let timer = 0;
  const restart = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(go, speed);
  };
  const go = (): void => {
    const stands = document.hidden || reducesMotion() || host.matches(':hover, :focus-within') || isHeld();
    if (!stands) next();
    restart();
  };
  // Whoever has just looked at a slide is given it a whole time more.
  const stops = [host, host, document].map((target, at) => {
    const type = ['pointerleave', 'focusout', 'visibilitychange'][at] ?? '';
    target.addEventListener(type, restart);
    return () => target.removeEventListener(type, restart);
  });
  restart();
  return {
    restart,
    stop() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
