import { type CarouselOptions, PLAIN } from '../../ui/carousels/rules';
import type { JetSliderSettings } from './settings';

/** The options of a slider: one slide in view. */
export const optionsOf = (settings: JetSliderSettings): CarouselOptions => ({
  ...PLAIN,
  space: settings.slideDistance,
  loop: settings.sliderLoop,
  effect: settings.sliderFadeMode ? 'fade' : 'slide',
  swipes: settings.touchswipe,
  speed: settings.slideDuration,
  autoplay: settings.sliderAutoplay,
  delay: settings.sliderAutoplayDelay,
  pausesOnHover: settings.sliderAutoplayOnHover === 'pause',
  // As in slider-pro, autoplay goes on after the visitor's action.
  stopsOnInteraction: false,
  arrows: settings.sliderNavigation,
  pagination: 'none',
});

/** The numbers from 0 to `count` - 1 in an order by `random`, which gives numbers from 0 to below 1. */
export function shuffled(count: number, random: () => number = Math.random): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

/**
 * Where a strip of `size` pixels that is scrolled to `now` must be scrolled to, so that the part from `start` to `end`
 * is in view.
 */
export function scrolledTo(now: number, size: number, start: number, end: number): number {
  if (start < now) return start;
  return end > now + size ? end - size : now;
}
