import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { ELEMENTOR, printed, switchedOff } from '../../ui/carousels/elementor';
import { partOf } from '../../ui/carousels/markup';
import { builderTexts, pageTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `media-carousel`. */
export const settings = settingsSchema({
  /**
   * `carousel`, `coverflow` (slides beside the middle one are turned away), or `slideshow` (one slide, small pictures
   * below).
   */
  skin: choice(['carousel', 'coverflow', 'slideshow', ''], 'carousel'),
  /** Slides in view, never more than there are; 1 for testimonials and reviews of Elementor. */
  slides_per_view: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  /** Slides per step, where more than one is in view. */
  slides_to_scroll: perDevice(number(1, count)),
  /** Between two slides. */
  space_between: perDevice(number(10, pixels)),
  /** Small pictures in view below a slideshow. */
  slideshow_slides_per_view: perDevice(number(5, count), { tablet: 4, mobile: 3 }),
  /** The chosen slide stands in the middle; in a slideshow the small picture. */
  centered_slides: flag(false),
  /** After the last slide comes the first. */
  loop: flag(true),
  /** Each slide is as wide as what is in it, in place of columns. */
  variable_width: flag(false),
  /** How long a step takes. */
  speed: number(500, ms),
  /** How one slide follows another, but for coverflow; with `fade` and `cube` one is in view. */
  effect: choice(['slide', 'fade', 'cube', ''], 'slide'),
  /** Go on by itself. */
  autoplay: flag(false),
  /** How long each slide stays then. */
  autoplay_speed: number(5000, ms),
  /** Not while the pointer is over it. */
  pause_on_hover: flag(true),
  /** Stop that for good when the visitor has acted. */
  pause_on_interaction: flag(true),
  /** Show arrows; read from Elementor’s markup. */
  show_arrows: flag(true),
  /** `bullets`, a `fraction` like 2 / 5, or a `progressbar`. */
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  ...builderTexts,
});

/** The values of the settings. */
export type MediaSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'loop', 'pause_on_hover', 'pause_on_interaction', 'pagination', 'centered_slides'];

/** Quotes come one by one where Elementor says nothing else. */
const ONE = { slides_per_view: 1, slides_per_view_tablet: 1, slides_per_view_mobile: 1 };

/** What Elementor's markup says in other words. */
export function readMedia(host: HTMLElement): RawSettings {
  const raw = printed(host);
  const isBuilt = host.hasAttribute('data-widget_type');
  return {
    ...pageTexts(),
    ...(/^(testimonial-carousel|reviews)\./.test(host.getAttribute('data-widget_type') ?? '') && ONE),
    ...switchedOff(host, raw, SWITCHES),
    ...(isBuilt && { show_arrows: partOf(host, ELEMENTOR.next) !== null }),
  };
}
