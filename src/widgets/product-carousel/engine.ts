import { sync } from '../../core/react/sync';
import { reducesMotion } from '../../page/base/device';
import { startAutoplay } from '../../ui/slider/autoplay';
import { createCarousel } from '../../ui/slider/carousel';
import type { Track } from './rules';
import type { CarouselSettings } from './settings';

/** What the engine moves. */
export interface MovingCarousel {
  host: HTMLElement;
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  space: number;
  rtl: boolean;
  settings: CarouselSettings;
  isHeld(): boolean;
  onSwipe(index: number): void;
  goTo(index: number): void;
  next(): void;
}

/** A running engine. */
export interface Engine {
  follow(index: number): void;
  stop(): void;
}

/** Starts swipes and autoplay; loaded only where something moves. */
export function startEngine(moving: MovingCarousel): Engine {
  const { host, row, slides, index, track, space, rtl, settings } = moving;
  const carousel = createCarousel({
    viewport: row,
    slides,
    index,
    space,
    rtl,
    perView: track.perView,
    loop: track.loop,
    vertical: settings.direction === 'vertical',
    centered: track.centered,
    free: settings.freeMode,
    fade: settings.effect === 'fade' && track.perView === 1,
    mouse: settings.simulateTouch,
    duration: () => (reducesMotion() ? 0 : settings.speed),
    onSwipe: (to) => sync(() => moving.onSwipe(to)),
  });
  const autoplay = settings.autoplay
    ? startAutoplay({
        host,
        speed: settings.autoplayDelay,
        // The button that starts autoplay keeps the focus.
        focus: ':focus:not(.jet-carousel-pause > button)',
        isHeld: () => moving.isHeld(),
        next: () => sync(() => moving.next()),
      })
    : undefined;
  return {
    follow(to) {
      carousel.go(to);
      autoplay?.restart(settings.speed);
    },
    stop() {
      autoplay?.stop();
      carousel.destroy();
    },
  };
}
