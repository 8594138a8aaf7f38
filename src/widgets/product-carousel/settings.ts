import { choice, flag, type InferSettings, isRecord, number, parseJson, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../page/devices';
import { elementorSettings } from '../../page/elementor';
import { carouselTexts } from '../../ui/carousel/phrases';

type Limits = { min: number; max?: number; whole?: boolean; unit?: string };

const columns: Limits = { min: 1, max: 20, whole: true };
const overflow: Limits = { min: 0, max: 0.7 };
const space: Limits = { min: 0, unit: 'pixels' };
const ms: Limits = { min: 0, unit: 'milliseconds' };

/** Settings of `product-carousel`. */
export const settings = settingsSchema({
  columns: perDevice(number(4, columns), { tablet: 2, mobile: 1 }),
  slides_overflow_enabled: flag(false),
  slides_overflow: perDevice(number(0.5, overflow)),
  space_between_slides: perDevice(number(10, space)),
  slides_to_scroll: perDevice<number | null>({ ...number(0, columns), fallback: null }),
  slidesPerGroup: number(1, columns),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
  loop: flag(false),
  freeMode: flag(false),
  centeredSlides: flag(false),
  simulateTouch: flag(true),
  effect: choice(['slide', 'fade'], 'slide'),
  speed: number(500, ms),
  autoplay: flag(false),
  autoplayDelay: number(5000, ms),
  disableOnInteraction: flag(true),
  navigationEnable: flag(true),
  paginationEnable: flag(true),
  dynamicBullets: flag(false),
  ...carouselTexts,
});

/** The values of the settings. */
export type CarouselSettings = InferSettings<typeof settings>;

/** What the page builder prints on its wrapper and on the carousel; the latter overrides. */
export function readCarousel(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-slider_options') ?? '');
  const { autoplay, ...options } = isRecord(parsed) ? parsed : {};
  const { delay, disableOnInteraction } = isRecord(autoplay) ? autoplay : {};
  const isOn = isRecord(autoplay) ? true : autoplay;
  const { autoplay: _, ...wrapper } = elementorSettings(host);
  return { ...wrapper, ...options, autoplay: isOn, autoplayDelay: delay, disableOnInteraction };
}
