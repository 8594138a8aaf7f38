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
  /** Slides in view. */
  columns: perDevice(number(4, columns), { tablet: 2, mobile: 1 }),
  /** Show a part of the next slide. */
  slides_overflow_enabled: flag(false),
  /** How much of it; the desktop’s where a device has none. */
  slides_overflow: perDevice(number(0.5, overflow)),
  /** Between two slides; the desktop’s where a device has none. */
  space_between_slides: perDevice(number(10, space)),
  /** Slides per step; the desktop’s where a device has none, and without that `slidesPerGroup`. */
  slides_to_scroll: perDevice<number | null>({ ...number(0, columns), fallback: null }),
  /** Slides per step. */
  slidesPerGroup: number(1, columns),
  /** Where the next slide is. */
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
  /** After the last slide comes the first. */
  loop: flag(false),
  /** Swipes go on by their own speed. */
  freeMode: flag(false),
  /** The chosen slide stands in the middle. */
  centeredSlides: flag(false),
  /** The mouse drags, too. */
  simulateTouch: flag(true),
  /** How one slide follows another; `fade` where one is in view. */
  effect: choice(['slide', 'fade'], 'slide'),
  /** How long a step takes. */
  speed: number(500, ms),
  /** Go on by itself. */
  autoplay: flag(false),
  /** How long each step stays then. */
  autoplayDelay: number(5000, ms),
  /** Stop that for good when the visitor has acted. */
  disableOnInteraction: flag(true),
  /** Show arrows. */
  navigationEnable: flag(true),
  /** Show dots. */
  paginationEnable: flag(true),
  /** Show only the dots around the current one. */
  dynamicBullets: flag(false),
  ...carouselTexts,
});

/** The values of the settings. */
export type CarouselSettings = InferSettings<typeof settings>;

/** What Elementor prints on its wrapper and on the carousel; the latter overrides. */
export function readCarousel(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-slider_options') ?? '');
  const { autoplay, ...options } = isRecord(parsed) ? parsed : {};
  const { delay, disableOnInteraction } = isRecord(autoplay) ? autoplay : {};
  const isOn = isRecord(autoplay) ? true : autoplay;
  const { autoplay: _, ...wrapper } = elementorSettings(host);
  return { ...wrapper, ...options, autoplay: isOn, autoplayDelay: delay, disableOnInteraction };
}
