import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { ELEMENTOR, printed, switchedOff } from '../../ui/carousels/elementor';
import { partOf } from '../../ui/carousels/markup';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `media-carousel`. */
export const settings = settingsSchema({
  /**
   * `carousel`, `coverflow` (the slides beside the middle one are turned away), or `slideshow` (one slide, thumbnails
   * below).
   */
  skin: choice(['carousel', 'coverflow', 'slideshow', ''], 'carousel'),
  /** Slides in view, at most as many as there are; 1 for Elementor’s testimonials and reviews. */
  slides_per_view: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  /** Slides per step, where more than one is in view. */
  slides_to_scroll: perDevice(number(1, count)),
  /** The gap between two slides. */
  space_between: perDevice(number(10, pixels)),
  /** Thumbnails in view below a slideshow, whose markup has them. */
  slideshow_slides_per_view: perDevice(number(5, count), { tablet: 4, mobile: 3 }),
  /** Centres the current slide, or in a slideshow its thumbnail. */
  centered_slides: flag(false),
  /** Starts again with the first slide after the last one. */
  loop: flag(true),
  /** Makes each slide as wide as its content; `slides_per_view` is ignored. */
  variable_width: flag(false),
  /** The duration of a step. */
  speed: number(500, ms),
  /** The transition between slides, except in `coverflow`. `fade` and `cube` show one slide at a time. */
  effect: choice(['slide', 'fade', 'cube', ''], 'slide'),
  /** Moves to the next slide automatically. */
  autoplay: flag(false),
  /** How long autoplay shows each slide. */
  autoplay_speed: number(5000, ms),
  /** Pauses autoplay while the pointer is over the carousel. */
  pause_on_hover: flag(true),
  /** Ends autoplay for good once the visitor has moved the carousel. */
  pause_on_interaction: flag(true),
  /** Shows arrows. On Elementor’s elements, its markup decides. */
  show_arrows: flag(true),
  /** The pagination: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`. */
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  ...elementorTexts,
});

/** The values of the settings. */
export type MediaSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'loop', 'pause_on_hover', 'pause_on_interaction', 'pagination', 'centered_slides'];

/** The defaults of testimonials and reviews. */
const ONE = { slides_per_view: 1, slides_per_view_tablet: 1, slides_per_view_mobile: 1 };

/** Settings that Elementor does not print as such, read from its markup. */
export function readMedia(host: HTMLElement): RawSettings {
  const raw = printed(host);
  const isElementors = host.hasAttribute('data-widget_type');
  return {
    ...printedTexts(host),
    ...(/^(testimonial-carousel|reviews)\./.test(host.getAttribute('data-widget_type') ?? '') && ONE),
    ...switchedOff(host, raw, SWITCHES),
    ...(isElementors && { show_arrows: partOf(host, ELEMENTOR.next) !== null }),
  };
}
