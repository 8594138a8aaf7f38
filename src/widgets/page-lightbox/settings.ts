import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  settingsSchema,
  siteOnly,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

const source = choice(['title', 'caption', 'alt', 'description', ''], '');

/** Settings of `page-lightbox`, by the names that Elementor's site settings have. */
export const settings = settingsSchema({
  /**
   * Links to images open in the lightbox, also those that do not say so themselves. Off on pages of Elementor
   * whose site settings leave it out.
   */
  global_image_lightbox: flag(true),
  /** Shows which image of how many it is. */
  lightbox_enable_counter: flag(true),
  /** Shows the button for the whole screen. */
  lightbox_enable_fullscreen: flag(true),
  /** Shows the magnifier. */
  lightbox_enable_zoom: flag(true),
  /** Shows the share menu. */
  lightbox_enable_share: flag(true),
  /** Where the title of a link without one comes from: its image’s `title` or `alt`, or the `caption`. */
  lightbox_title_src: source,
  /** The same for the description. */
  lightbox_description_src: source,
  /** The consent that the player of YouTube or Vimeo waits for; a link stands in its place. */
  consentCategory: siteOnly(text('marketing')),
});

/** The values of the settings. */
export type PageLightboxSettings = InferSettings<typeof settings>;

/** The site's settings of Elementor, which leave out what is off. Without them the body opens marked links only. */
export function readKit(host: HTMLElement): RawSettings {
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  if (!isRecord(kit)) return host === document.body ? { global_image_lightbox: false } : {};
  const keys = settings.describe().map(({ key }) => key);
  return Object.fromEntries(keys.filter((key) => key !== 'consentCategory').map((key) => [key, kit[key] ?? '']));
}
