import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  phrase,
  plural,
  type Setting,
  settingsSchema,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../page/elementor';
import { DEVICES, type PerDevice } from './devices';

/** Every device but the desktop, whose settings have no suffix. */
export const OTHERS = DEVICES.filter((device) => device !== 'desktop');
/** A device but the desktop. */
export type Other = (typeof OTHERS)[number];
type Limits = { min: number; max?: number; whole?: boolean; unit?: string };

function others<K extends string>(key: K, limits: Limits): Record<`${K}_${Other}`, Setting<number | null>> {
  const entries = OTHERS.map((device) => {
    const setting = number(0, limits);
    return [`${key}_${device}`, { ...setting, fallback: null }] as const;
  });
  return Object.fromEntries(entries) as Record<`${K}_${Other}`, Setting<number | null>>;
}

const columns: Limits = { min: 1, max: 20, whole: true };
const overflow: Limits = { min: 0, max: 0.7 };
const space: Limits = { min: 0, unit: 'pixels' };
const ms: Limits = { min: 0, unit: 'milliseconds' };

/** Settings of `product-carousel`. */
export const settings = settingsSchema({
  columns: number(4, columns),
  ...others('columns', columns),
  slides_overflow_enabled: flag(false),
  slides_overflow: number(0.5, overflow),
  ...others('slides_overflow', overflow),
  space_between_slides: number(10, space),
  ...others('space_between_slides', space),
  ...others('slides_to_scroll', columns),
  slides_to_scroll: { ...number(0, columns), fallback: null },
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
  label: phrase('Carousel'),
  roleText: phrase('carousel'),
  slideRoleText: phrase('slide'),
  previousText: phrase('Previous'),
  nextText: phrase('Next'),
  dotText: plural('Go to slide %n%'),
  slideText: plural('%n% of %total%'),
  pauseText: phrase('Pause'),
  playText: phrase('Play'),
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

/** Collects one setting for all devices. */
export function perDevice(
  settings: CarouselSettings,
  key: 'columns' | 'slides_overflow' | 'space_between_slides' | 'slides_to_scroll',
): PerDevice {
  const values: PerDevice = { desktop: settings[key] };
  for (const device of OTHERS) values[device] = settings[`${key}_${device}`];
  return values;
}
