import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../page/devices';
import { BUILDER, printed, switchedOff } from '../../ui/carousel/builder';
import { partOf } from '../../ui/carousel/markup';
import { builderTexts, pageTexts } from '../../ui/carousel/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `media-carousel`. */
export const settings = settingsSchema({
  skin: choice(['carousel', 'coverflow', 'slideshow', ''], 'carousel'),
  slides_per_view: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  slides_to_scroll: perDevice(number(1, count)),
  space_between: perDevice(number(10, pixels)),
  slideshow_slides_per_view: perDevice(number(5, count), { tablet: 4, mobile: 3 }),
  centered_slides: flag(false),
  loop: flag(true),
  variable_width: flag(false),
  speed: number(500, ms),
  effect: choice(['slide', 'fade', 'cube', ''], 'slide'),
  autoplay: flag(false),
  autoplay_speed: number(5000, ms),
  pause_on_hover: flag(true),
  pause_on_interaction: flag(true),
  show_arrows: flag(true),
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  ...builderTexts,
});

/** The values of the settings. */
export type MediaSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'loop', 'pause_on_hover', 'pause_on_interaction', 'pagination', 'centered_slides'];

/** Quotes come one by one where the page builder says nothing else. */
const ONE = { slides_per_view: 1, slides_per_view_tablet: 1, slides_per_view_mobile: 1 };

/** What the page builder's markup says in other words. */
export function readMedia(host: HTMLElement): RawSettings {
  const raw = printed(host);
  const isBuilt = host.hasAttribute('data-widget_type');
  return {
    ...pageTexts(),
    ...(/^(testimonial-carousel|reviews)\./.test(host.getAttribute('data-widget_type') ?? '') && ONE),
    ...switchedOff(host, raw, SWITCHES),
    ...(isBuilt && { show_arrows: partOf(host, BUILDER.next) !== null }),
  };
}
