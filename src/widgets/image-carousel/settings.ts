import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { printed, switchedOff } from '../../ui/carousels/elementor';
import { partOf } from '../../ui/carousels/markup';
import { builderTexts, pageTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `image-carousel`. */
export const settings = settingsSchema({
  /** Slides in view; on tablets 1 where the desktop shows 1. */
  slides_to_show: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  /** Slides per step, where more than one is in view. */
  slides_to_scroll: perDevice(number(1, count), { tablet: 1, mobile: 1 }),
  /** Between two slides. */
  image_spacing_custom: perDevice(number(0, pixels)),
  /** After the last slide comes the first. */
  infinite: flag(true),
  /** Each slide is as wide as what is in it, in place of columns. */
  variable_width: flag(false),
  /** How long a step takes. */
  speed: number(500, ms),
  /** How one slide follows another; `fade` where one is in view. */
  effect: choice(['slide', 'fade'], 'slide'),
  /** Go on by itself. */
  autoplay: flag(true),
  /** How long each slide stays then. */
  autoplay_speed: number(5000, ms),
  /** Not while the pointer is over it. */
  pause_on_hover: flag(true),
  /** Stop that for good when the visitor has acted. */
  pause_on_interaction: flag(true),
  /** What the visitor gets: arrows, dots, both or none. */
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  /** Show arrows; carousels of items and containers have this in place of `navigation`. */
  arrows: flag(true),
  /** What the dots are: `bullets`, a `fraction` like 2 / 5, or a `progressbar`. */
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  /** Where the next slide is; as the page’s text runs where nothing is given. */
  direction: choice(['ltr', 'rtl', ''], ''),
  /** Show a part of the slides beyond the row on these sides. */
  offset_sides: choice(['none', 'both', 'left', 'right', ''], 'none'),
  /** How much of them. */
  offset_width: perDevice(number(0, pixels)),
  ...builderTexts,
});

/** The values of the settings. */
export type ImageSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'infinite', 'pause_on_hover', 'pause_on_interaction'];

/** What Elementor's markup says in other words. */
export function readImages(host: HTMLElement): RawSettings {
  const raw = printed(host);
  // Carousels of items and of containers have switches of their own in place of `navigation`.
  const isNewer = /^(nested|loop)-/.test(host.getAttribute('data-widget_type') ?? '');
  return {
    ...pageTexts(),
    ...(Number(raw.slides_to_show) === 1 && !raw.slides_to_show_tablet && { slides_to_show_tablet: 1 }),
    ...switchedOff(host, raw, isNewer ? [...SWITCHES, 'pagination'] : SWITCHES),
    ...(isNewer && { arrows: partOf(host, '.elementor-swiper-button') !== null }),
  };
}
