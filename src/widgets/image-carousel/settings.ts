import { choice, flag, type InferSettings, number, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../page/devices';
import { printed, switchedOff } from '../../ui/carousel/builder';
import { partOf } from '../../ui/carousel/markup';
import { builderTexts, pageTexts } from '../../ui/carousel/phrases';

const count = { min: 1, max: 20, whole: true };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `image-carousel`. */
export const settings = settingsSchema({
  slides_to_show: perDevice(number(3, count), { tablet: 2, mobile: 1 }),
  slides_to_scroll: perDevice(number(1, count), { tablet: 1, mobile: 1 }),
  image_spacing_custom: perDevice(number(0, pixels)),
  infinite: flag(true),
  variable_width: flag(false),
  speed: number(500, ms),
  effect: choice(['slide', 'fade'], 'slide'),
  autoplay: flag(true),
  autoplay_speed: number(5000, ms),
  pause_on_hover: flag(true),
  pause_on_interaction: flag(true),
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  arrows: flag(true),
  pagination: choice(['bullets', 'fraction', 'progressbar', 'none', ''], 'bullets'),
  direction: choice(['ltr', 'rtl', ''], ''),
  offset_sides: choice(['none', 'both', 'left', 'right', ''], 'none'),
  offset_width: perDevice(number(0, pixels)),
  ...builderTexts,
});

/** The values of the settings. */
export type ImageSettings = InferSettings<typeof settings>;

const SWITCHES = ['autoplay', 'infinite', 'pause_on_hover', 'pause_on_interaction'];

/** What the page builder's markup says in other words. */
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
