import { flag, type InferSettings, number, type Setting, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { perDevice } from '../../elementor/devices';
import { printed } from '../../ui/carousels/elementor';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = number(50, { min: 0, max: 10_000, unit: 'pixels' });
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Pixels with or without their unit: `"50px"`. */
const withUnit: Setting<number> = {
  ...pixels,
  read: (raw) => pixels.read(typeof raw === 'string' ? raw.replace(/px$/, '') : raw),
};

/** Settings of `jet-carousel`. */
export const settings = settingsSchema({
  /** Slides in view. */
  slides_to_show: perDevice(number(2, count)),
  /** Slides per step, at most as many as are in view. */
  slides_to_scroll: perDevice(number(1, count)),
  /** Starts again with the first slide after the last one. */
  infinite: flag(true),
  /** The current slide is in the middle, and parts of its neighbours show at the sides. */
  centerMode: flag(false),
  /** With `centerMode`: the width of the parts at the sides. */
  centerPadding: withUnit,
  /** Makes each slide as wide as its content, on the desktop; tablets and phones show one slide. */
  variableWidth: flag(false),
  /** Makes the row as high as the current slide, where one is in view. */
  adaptiveHeight: flag(false),
  /** The duration of a step. */
  speed: number(500, ms),
  /** Slides fade into each other, where one is in view. */
  fade: flag(false),
  /** Moves to the next slide automatically. */
  autoplay: flag(true),
  /** How long autoplay shows each slide. */
  autoplaySpeed: number(5000, ms),
  /** Pauses autoplay while the pointer is over the carousel. */
  pauseOnHover: flag(true),
  /** Shows arrows. */
  arrows: flag(true),
  /** Shows dots. */
  dots: flag(true),
  /** Shows the number of the current slide, in `.jet-carousel__fraction-navigation`. */
  fractionNav: flag(false),
  ...elementorTexts,
});

/** The values of the settings. */
export type JetCarouselSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element; Elementor prints columns and steps on it. */
export function readJetCarousel(host: HTMLElement): RawSettings {
  const type = host.getAttribute('data-widget_type') ?? '';
  const isPosts = type.startsWith('jet-posts.');
  const isQuote = type.startsWith('jet-testimonials.');
  const onHost = printed(host);
  const columns = Object.entries(onHost).map(([key, value]) => [key.replace(/^columns/, 'slides_to_show'), value]);
  const {
    slidesToShow: _columns,
    slidesToScroll: _step,
    ...given
  } = isQuote
    ? settingsInside(host, '.jet-testimonials__instance')
    : settingsInside(host, '.jet-carousel', 'data-slider_options');
  return {
    ...printedTexts(),
    ...(isQuote && { slides_to_show: 1 }),
    ...given,
    ...(isPosts ? (Object.fromEntries(columns) as RawSettings) : onHost),
  };
}
