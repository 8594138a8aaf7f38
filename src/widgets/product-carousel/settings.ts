import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../page/elementor';
import { DEVICES, type PerDevice } from './devices';

const OTHERS = DEVICES.filter((device) => device !== 'desktop');
type Other = (typeof OTHERS)[number];
type Limits = { min: number; max?: number; whole?: boolean; unit?: string };

/** The same setting for each device but the desktop; not given: inherited. */
function others<K extends string>(
  key: K,
  about: string,
  limits: Limits,
): Record<`${K}_${Other}`, Setting<number | null>> {
  const entries = OTHERS.map((device) => {
    const setting = number(0, `${about} (${device.replace('_', ' ')})`, limits);
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
  columns: number(4, 'Slides in view.', columns),
  ...others('columns', 'Slides in view', columns),
  slides_overflow_enabled: flag(false, 'Show a part of the next slide.'),
  slides_overflow: number(0.5, 'How much of it.', overflow),
  ...others('slides_overflow', 'How much of it', overflow),
  space_between_slides: number(10, 'Between two slides.', space),
  ...others('space_between_slides', 'Between two slides', space),
  ...others('slides_to_scroll', 'Slides per step', columns),
  slides_to_scroll: { ...number(0, 'Slides per step; not given: `slidesPerGroup`.', columns), fallback: null },
  slidesPerGroup: number(1, 'Slides per step.', columns),
  direction: choice(['horizontal', 'vertical'], 'horizontal', 'Where the next slide is.'),
  loop: flag(false, 'After the last slide comes the first.'),
  freeMode: flag(false, 'Swipes go on by their own speed.'),
  centeredSlides: flag(false, 'The chosen slide stands in the middle.'),
  simulateTouch: flag(true, 'The mouse drags, too.'),
  effect: choice(['slide', 'fade'], 'slide', 'How one slide follows another; `fade` where one is in view.'),
  speed: number(500, 'How long a step takes.', ms),
  autoplay: flag(false, 'Go on by itself.'),
  autoplayDelay: number(5000, 'How long each step stays then.', ms),
  disableOnInteraction: flag(true, 'Stop that for good when the visitor has acted.'),
  navigationEnable: flag(true, 'Show arrows.'),
  paginationEnable: flag(true, 'Show dots.'),
  dynamicBullets: flag(false, 'Show only the dots around the current one.'),
  label: text('Carousel', 'The carousel’s name for screen readers.'),
  previousText: text('Previous', 'The label of the arrow back.'),
  nextText: text('Next', 'The label of the arrow forward.'),
  dotText: text('Go to slide %n%', 'The label of a dot.'),
  slideText: text('%n% of %total%', 'The label of a slide; also said when it comes.'),
  pauseText: text('Pause', 'The label of the button that stops autoplay.'),
  playText: text('Play', 'The label of the button that starts it again.'),
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

/** One setting for all devices. */
export function perDevice(
  settings: CarouselSettings,
  key: 'columns' | 'slides_overflow' | 'space_between_slides' | 'slides_to_scroll',
): PerDevice {
  const values: PerDevice = { desktop: settings[key] };
  for (const device of OTHERS) values[device] = settings[`${key}_${device}`];
  return values;
}
