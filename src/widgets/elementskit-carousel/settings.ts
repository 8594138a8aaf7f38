import {
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const count = number(1, { min: 1, max: 20 });
const pixels = number(0, { min: 0, max: 10_000, unit: 'pixels' });
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** The most steps that are read. Real sites have far fewer. */
const MOST_STEPS = 20;

/** Settings from a window width on, in pixels. Where one is missing, the carousel's own setting applies. */
export interface Step {
  from: number;
  slidesPerView?: number;
  slidesPerGroup?: number;
  spaceBetween?: number;
}

/** Steps by width: `{ "768": { "slidesPerView": 2 } }`. */
const steps: Setting<readonly Step[]> = {
  read(raw) {
    if (!isRecord(raw)) return undefined;
    const value = Object.entries(raw)
      .slice(0, MOST_STEPS)
      .flatMap(([width, given]): Step[] => {
        const from = Number.parseFloat(width);
        if (!isRecord(given) || !Number.isFinite(from)) return [];
        return [
          {
            from,
            slidesPerView: count.read(given.slidesPerView)?.value,
            slidesPerGroup: count.read(given.slidesPerGroup)?.value,
            spaceBetween: pixels.read(given.spaceBetween)?.value,
          },
        ];
      });
    return { value: value.sort((a, b) => a.from - b.from) };
  },
  fallback: [],
  expected: 'steps by width',
};

/** Settings of `elementskit-carousel`. */
export const settings = settingsSchema({
  /**
   * Slides in view; may be a fraction. Not given: 1 for testimonials, else 4; without `breakpoints` also 2 on tablets
   * and 1 on phones.
   */
  slidesPerView: { ...count, fallback: null } as Setting<number | null>,
  /** Slides per step, where more than one is in view. */
  slidesPerGroup: count,
  /** The gap between two slides, in pixels. */
  spaceBetween: { ...pixels, fallback: 10 },
  /**
   * Other values of `slidesPerView`, `slidesPerGroup` and `spaceBetween` from a window width on: `{ "768": {
   * "slidesPerView": 2 } }`. They win over those three, also where the page prints them.
   */
  breakpoints: steps,
  /** Makes each slide as wide as its content; Swiper’s `slidesPerView: "auto"`. */
  variableWidth: flag(false),
  /** Starts again with the first slide after the last one. */
  loop: flag(true),
  /** The duration of a step. */
  speed: number(1000, ms),
  /** Moves to the next slide automatically. */
  autoplay: flag(false),
  /** How long autoplay shows each slide. */
  autoplayDelay: number(3000, ms),
  /** Pauses autoplay while the pointer is over the carousel. */
  pauseOnHover: flag(true),
  /** Puts the next slide on the left. */
  rtl: flag(false),
  /** Shows arrows. */
  arrows: flag(true),
  /** Shows dots. */
  dots: flag(true),
  ...elementorTexts,
});

/** The values of the settings. */
export type ElementsKitSettings = InferSettings<typeof settings>;

/** The widths at which product carousels change their columns. */
const PRODUCT_STEPS = [
  ['640', 'ekit_columns_mobile'],
  ['768', 'ekit_columns_tablet'],
  ['1024', 'ekit_columns_desktop'],
] as const;

function readProducts(host: Element): RawSettings | undefined {
  const slider = host.querySelector<HTMLElement>('[data-responsive-settings]');
  if (!slider) return undefined;
  const { autoplay, loop, speed, spaceBetween, responsiveSettings = '' } = slider.dataset;
  const parsed = parseJson(responsiveSettings);
  const columns = isRecord(parsed) ? parsed : {};
  const breakpoints = Object.fromEntries(PRODUCT_STEPS.map(([width, key]) => [width, { slidesPerView: columns[key] }]));
  return {
    ...{ autoplay, loop, speed, spaceBetween, breakpoints },
    slidesPerView: columns.ekit_columns_mobile ?? 1,
    arrows: host.querySelector('.ekit-navigation-next') !== null,
    dots: host.querySelector('.ekit-swiper-pagination') !== null,
  };
}

/** The element with the slider's settings. */
const CONFIG =
  '.elementskit-clients-slider, .elementskit-testimonial-slider, [class*="ekit-review-slider-wrapper"], .ekit-video-gallery.ekit-carousel';

/** The settings that ElementsKit prints: `data-config`, or single attributes for products. */
export function readElementsKit(host: HTMLElement): RawSettings {
  const isQuote = host.getAttribute('data-widget_type')?.startsWith('elementskit-testimonial.');
  const slider = host.querySelector(CONFIG);
  const parsed = parseJson(slider?.getAttribute('data-config') ?? '');
  const config = isRecord(parsed) ? parsed : undefined;
  return {
    ...printedTexts(host),
    ...(isQuote && { slidesPerView: 1 }),
    ...(config ?? readProducts(host)),
    ...(slider?.getAttribute('data-direction') === 'rtl' && { rtl: true }),
    // Options of Swiper, to which ElementsKit passes the configuration as it is.
    ...(config?.slidesPerView === 'auto' && { variableWidth: true, slidesPerView: 1, breakpoints: {} }),
    ...(isRecord(config?.autoplay) && { autoplay: true, autoplayDelay: config.autoplay.delay }),
    ...(config?.pauseOnMouseEnter !== undefined && { pauseOnHover: config.pauseOnMouseEnter }),
  };
}
