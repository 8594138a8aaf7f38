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
import { builderTexts, pageTexts } from '../../ui/carousels/phrases';
import { CONFIG } from './markup';

const count = number(1, { min: 1, max: 20 });
const pixels = number(0, { min: 0, max: 10_000, unit: 'pixels' });
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** A site has fewer widths. */
const MOST_STEPS = 20;

/** What holds from a width of the window on, in pixels; what is not given is that of the carousel. */
export interface Step {
  from: number;
  slidesPerView?: number;
  slidesPerGroup?: number;
  spaceBetween?: number;
}

/** Steps by their width: `{ "768": { "slidesPerView": 2 } }`. */
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
   * Slides in view; half a slide counts. Not given: 1 for testimonials; else 4, and without `breakpoints` 2 on tablets,
   * 1 on phones.
   */
  slidesPerView: { ...count, fallback: null } as Setting<number | null>,
  /** Slides per step, where more than one is in view. */
  slidesPerGroup: count,
  /** Between two slides, in pixels. */
  spaceBetween: { ...pixels, fallback: 10 },
  /** Other values for these three from a width of the window on: `{ "768": { "slidesPerView": 2 } }`. */
  breakpoints: steps,
  /** Each slide is as wide as what is in it, in place of columns; the slider’s `slidesPerView: "auto"`. */
  variableWidth: flag(false),
  /** After the last slide comes the first. */
  loop: flag(true),
  /** How long a step takes. */
  speed: number(1000, ms),
  /** Go on by itself. */
  autoplay: flag(false),
  /** How long each slide stays then. */
  autoplayDelay: number(3000, ms),
  /** Not while the pointer is over it. */
  pauseOnHover: flag(true),
  /** The next slide is on the left. */
  rtl: flag(false),
  /** Show arrows. */
  arrows: flag(true),
  /** Show dots. */
  dots: flag(true),
  ...builderTexts,
});

/** The values of the settings. */
export type KitSettings = InferSettings<typeof settings>;

/** The columns of product carousels, at the widths at which they begin. */
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

/** What ElementsKit prints for its slider. */
export function readKit(host: HTMLElement): RawSettings {
  const isQuote = host.getAttribute('data-widget_type')?.startsWith('elementskit-testimonial.');
  const slider = host.querySelector(CONFIG);
  const parsed = parseJson(slider?.getAttribute('data-config') ?? '');
  const config = isRecord(parsed) ? parsed : undefined;
  return {
    ...pageTexts(),
    ...(isQuote && { slidesPerView: 1 }),
    ...(config ?? readProducts(host)),
    ...(slider?.getAttribute('data-direction') === 'rtl' && { rtl: true }),
    // The slider's own options; the script takes them as it finds them.
    ...(config?.slidesPerView === 'auto' && { variableWidth: true, slidesPerView: 1, breakpoints: {} }),
    ...(isRecord(config?.autoplay) && { autoplay: true, autoplayDelay: config.autoplay.delay }),
    ...(config?.pauseOnMouseEnter !== undefined && { pauseOnHover: config.pauseOnMouseEnter }),
  };
}
