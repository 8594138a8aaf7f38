import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { printed, switchedOff } from '../../ui/carousels/elementor';
import { partOf } from '../../ui/carousels/markup';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `image-carousel`. */
export const settings = settingsSchema({
  /** Slides in view. Where the desktop shows 1, tablets show 1, too. */
  slides_to_show: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  /** Slides per step, where more than one is in view. */
  slides_to_scroll: perDevice(number(1, count), { tablet: 1, mobile: 1 }),
  /** The gap between two slides. */
  image_spacing_custom: perDevice(number(0, pixels)),
  /** Starts again with the first slide after the last one. */
  infinite: flag(true),
  /** Makes each slide as wide as its content; `slides_to_show` is ignored. */
  variable_width: flag(false),
  /** The duration of a step. */
  speed: number(500, ms),
  /** The transition between slides. `fade` needs a single slide in view. */
  effect: choice(['slide', 'fade'], 'slide'),
  /** Moves to the next slide automatically. */
  autoplay: flag(true),
  /** How long autoplay shows each slide. */
  autoplay_speed: number(5000, ms),
  /** Pauses autoplay while the pointer is over the carousel. */
  pause_on_hover: flag(true),
  /** Ends autoplay for good once the visitor has moved the carousel. */
  pause_on_interaction: flag(true),
  /** Shows arrows, dots, both or none. */
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  /** Shows arrows. Loop carousels and nested carousels have this in place of `navigation`. */
  arrows: flag(true),
  /** The pagination: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`. */
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  /** The direction of the row. Not given: that of the page. */
  direction: choice(['ltr', 'rtl', ''], ''),
  /** The sides on which a part of the next slide shows. */
  offset_sides: choice(['none', 'both', 'left', 'right', ''], 'none'),
  /** The width of that part. */
  offset_width: perDevice(number(0, pixels)),
  ...elementorTexts,
});

/** The values of the settings. */
export type ImageSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'infinite', 'pause_on_hover', 'pause_on_interaction'];

/** Settings that Elementor does not print as such, read from its markup. */
export function readImages(host: HTMLElement): RawSettings {
  const raw = printed(host);
  // Nested carousels and loop carousels have their own switches in place of `navigation`.
  const isNewer = /^(nested|loop)-/.test(host.getAttribute('data-widget_type') ?? '');
  return {
    ...printedTexts(host),
    ...(Number(raw.slides_to_show) === 1 && !raw.slides_to_show_tablet && { slides_to_show_tablet: 1 }),
    ...switchedOff(host, raw, isNewer ? [...SWITCHES, 'pagination'] : SWITCHES),
    ...(isNewer && { arrows: partOf(host, '.elementor-swiper-button') !== null }),
  };
}
