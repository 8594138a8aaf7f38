import { isRecord, parseJson } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import type { Finder } from './markup';
import { type CarouselOptions, PLAIN } from './rules';

/** The parts of Elementor's carousels. */
export const ELEMENTOR: Finder = {
  row: '.swiper-wrapper',
  previous: '.elementor-swiper-button-prev',
  next: '.elementor-swiper-button-next',
  pagination: '.swiper-pagination',
};

/** The settings in the host's `data-settings`; empty where they are missing or broken. */
export function printed(host: Element): RawSettings {
  const parsed = parseJson(host.getAttribute('data-settings') ?? '');
  return isRecord(parsed) ? parsed : {};
}

/**
 * Switches off each of `keys` that is missing on Elementor's own elements, because Elementor does not print a switch
 * that is off. The schema's defaults apply to all other hosts, and where the settings are missing or broken altogether.
 */
export function switchedOff(host: Element, raw: RawSettings, keys: readonly string[]): RawSettings {
  if (!host.hasAttribute('data-widget_type') || Object.keys(raw).length === 0) return {};
  return Object.fromEntries(keys.filter((key) => raw[key] == null).map((key) => [key, '']));
}

/** The settings that all carousels of Elementor share. */
interface Shared {
  speed: number;
  autoplay: boolean;
  autoplay_speed: number;
  pause_on_hover: boolean;
  pause_on_interaction: boolean;
}

/** Translates the shared settings into options. */
export const sharedOptions = (settings: Shared): CarouselOptions => ({
  ...PLAIN,
  speed: settings.speed,
  autoplay: settings.autoplay,
  delay: settings.autoplay_speed,
  pausesOnHover: settings.pause_on_hover,
  stopsOnInteraction: settings.pause_on_interaction,
});
