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

/** Settings of `page-lightbox`, under the names of Elementor's site settings. */
export const settings = settingsSchema({
  /**
   * Links to images open in the lightbox even if not marked. Off on pages of Elementor whose site settings leave it
   * out.
   */
  global_image_lightbox: flag(true),
  /** Shows the counter. */
  lightbox_enable_counter: flag(true),
  /** Shows the full screen button. */
  lightbox_enable_fullscreen: flag(true),
  /** Shows the zoom button. */
  lightbox_enable_zoom: flag(true),
  /** Shows the share menu. */
  lightbox_enable_share: flag(true),
  /** Where to take a missing title from: the image’s `title` or `alt`, or the `caption`. */
  lightbox_title_src: source,
  /** Where to take a missing description from. */
  lightbox_description_src: source,
  /** The consent that a YouTube or Vimeo player needs; a link is shown instead. */
  consentCategory: siteOnly(text('marketing')),
});

/** The values of the settings. */
export type PageLightboxSettings = InferSettings<typeof settings>;

/** Elementor's site settings, which leave out what is off. Without them, the body as host opens marked links only. */
export function readKit(host: HTMLElement): RawSettings {
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  if (!isRecord(kit)) return host === document.body ? { global_image_lightbox: false } : {};
  const keys = settings.describe().map(({ key }) => key);
  return Object.fromEntries(keys.filter((key) => key !== 'consentCategory').map((key) => [key, kit[key] ?? '']));
}
