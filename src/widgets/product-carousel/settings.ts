import { serverAttribute } from '../../core/react/overrides';
import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  settingsSchema,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { elementorSettings } from '../../elementor/elements';
import { carouselTexts } from '../../ui/carousels/phrases';

type Limits = { min: number; max?: number; whole?: boolean; unit?: string };

const columns: Limits = { min: 1, max: 20, whole: true };
const overflow: Limits = { min: 0, max: 0.7 };
const space: Limits = { min: 0, unit: 'pixels' };
const ms: Limits = { min: 0, unit: 'milliseconds' };

/** Settings of `product-carousel`. */
export const settings = settingsSchema({
  /** The number of slides in view. */
  columns: perDevice(number(4, columns), { tablet: 2, mobile: 1 }),
  /** Shows a part of the next slide. */
  slides_overflow_enabled: flag(false),
  /** The visible share of the next slide; the desktop’s where a device has none. */
  slides_overflow: perDevice(number(0.5, overflow)),
  /** The space between two slides; the desktop’s where a device has none. */
  space_between_slides: perDevice(number(10, space)),
  /** The number of slides per step; the desktop’s where a device has none, else `slidesPerGroup`. */
  slides_to_scroll: perDevice<number | null>({ ...number(0, columns), fallback: null }),
  /** The number of slides per step. */
  slidesPerGroup: number(1, columns),
  /** The direction of the row. */
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
  /** Continues with the first slide after the last. */
  loop: flag(false),
  /** Swipes continue with their momentum. */
  freeMode: flag(false),
  /** Centres the chosen slide. */
  centeredSlides: flag(false),
  /** Lets the mouse drag the row. */
  simulateTouch: flag(true),
  /** The transition between slides; `fade` works with one slide in view. */
  effect: choice(['slide', 'fade'], 'slide'),
  /** The duration of a step. */
  speed: number(500, ms),
  /** Advances by itself. */
  autoplay: flag(false),
  /** How long autoplay waits between two steps. */
  autoplayDelay: number(5000, ms),
  /** Ends autoplay when the visitor uses the carousel. */
  disableOnInteraction: flag(true),
  /** Shows arrows. */
  navigationEnable: flag(true),
  /** Shows dots. */
  paginationEnable: flag(true),
  /** Shows only the dots around the current one. */
  dynamicBullets: flag(false),
  ...carouselTexts,
});

/** The values of the settings. */
export type CarouselSettings = InferSettings<typeof settings>;

/** The settings on Elementor's wrapper and on the carousel, whose values win. */
export function readCarousel(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-slider_options') ?? '');
  const { autoplay, ...options } = isRecord(parsed) ? parsed : {};
  const { delay, disableOnInteraction } = isRecord(autoplay) ? autoplay : {};
  const isOn = isRecord(autoplay) ? true : autoplay;
  const { autoplay: _, ...wrapper } = elementorSettings(host);
  const label = serverAttribute(host, 'aria-label') || null;
  return { label, ...wrapper, ...options, autoplay: isOn, autoplayDelay: delay, disableOnInteraction };
}
