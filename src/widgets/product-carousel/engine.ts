import { sync } from '../../core/sync';
import { reducesMotion } from '../../page/device';
import { startAutoplay } from '../../ui/slider/autoplay';
import { createCarousel } from '../../ui/slider/carousel';
import type { CarouselSettings } from './settings';
import type { Track } from './track';

/** What the engine moves. */
export interface Movable {
  host: HTMLElement;
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  space: number;
  rtl: boolean;
  settings: CarouselSettings;
  /** Does autoplay stand still? */
  isHeld(): boolean;
  /** The visitor has swiped to a slide. */
  swiped(index: number): void;
  /** A script has asked for a slide. */
  asked(index: number): void;
  /** Autoplay goes on. */
  next(): void;
}

/** A running engine. */
export interface Engine {
  follow(index: number): void;
  stop(): void;
}

/** What makes the carousel move: the slider with its swipes, and autoplay. */
export function startEngine({ host, row, slides, index, track, space, rtl, settings, ...ask }: Movable): Engine {
  const carousel = createCarousel({
    ...{ viewport: row, slides, index, space, rtl },
    perView: track.perView,
    loop: track.loop,
    vertical: settings.direction === 'vertical',
    centered: track.centered,
    free: settings.freeMode,
    fade: settings.effect === 'fade' && track.perView === 1,
    mouse: settings.simulateTouch,
    duration: () => (reducesMotion() ? 0 : settings.speed),
    onSwipe: (to) => sync(() => ask.swiped(to)),
  });
  const { autoplay: isOn, autoplayDelay: speed } = settings;
  const autoplay = isOn
    ? startAutoplay({
        ...{ host, speed, isHeld: ask.isHeld },
        focus: ':focus:not(.jet-carousel-pause > button)',
        next: () => sync(() => ask.next()),
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
