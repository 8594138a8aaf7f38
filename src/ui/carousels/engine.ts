import { sync } from '../../core/react/hooks';
import { reducesMotion } from '../../page/base/device';
import { createCarousel } from './keen';
import { type CarouselOptions, effectOf, type Track } from './rules';
import { startAutoplay } from './slider/autoplay';

/** The elements that the engine moves. */
export interface MovingCarousel {
  host: HTMLElement;
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  options: CarouselOptions;
  rtl: boolean;
  isHeld(): boolean;
  onSwipe(index: number): void;
  onSettled(): void;
  goTo(index: number): void;
  next(): void;
  /** Starts or stops autoplay, for scripts of the page. */
  play(isOn: boolean): void;
  /** Ends the carousel, for scripts of the page: its slides stand as the server has sent them. */
  end(): void;
}

/** A running engine. */
export interface Engine {
  follow(index: number): void;
  stop(): void;
}

/** Starts swipes and autoplay; loaded only where something moves. */
export function startEngine(moving: MovingCarousel): Engine {
  const { host, row, slides, index, track, options, rtl } = moving;
  const carousel = createCarousel({
    viewport: row,
    slides,
    index,
    rtl,
    space: options.space,
    perView: track.perView,
    loop: track.loop,
    vertical: options.vertical,
    centered: track.centered,
    natural: track.natural,
    free: options.free,
    effect: effectOf(options),
    mouse: options.mouse,
    duration: () => (reducesMotion() ? 0 : options.speed),
    onSwipe: (to) => sync(() => moving.onSwipe(to)),
    onSettled: () => moving.onSettled(),
  });
  const autoplay = options.autoplay
    ? startAutoplay({
        host,
        speed: options.delay,
        pausesOnHover: options.pausesOnHover,
        // The button that starts autoplay keeps the focus.
        focus: ':focus-visible:not(.storefront-play > button)',
        isHeld: () => moving.isHeld(),
        next: () => sync(() => moving.next()),
      })
    : undefined;
  return {
    follow(to) {
      carousel.go(to);
      autoplay?.restart(options.speed);
    },
    stop() {
      autoplay?.stop();
      carousel.destroy();
    },
  };
}
