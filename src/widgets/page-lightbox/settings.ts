import { choice, flag, type InferSettings, isRecord, settingsSchema, siteOnly, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

const source = choice(['title', 'caption', 'alt', 'description', ''], '');

/** Settings of `page-lightbox`, by the names that the page builder's site settings have. */
export const settings = settingsSchema({
  global_image_lightbox: flag(true),
  lightbox_enable_counter: flag(true),
  lightbox_enable_fullscreen: flag(true),
  lightbox_enable_zoom: flag(true),
  lightbox_enable_share: flag(true),
  lightbox_title_src: source,
  lightbox_description_src: source,
  consentCategory: siteOnly(text('marketing')),
});

/** The values of the settings. */
export type PageLightboxSettings = InferSettings<typeof settings>;

/** The site's settings of the page builder, which leave out what is off. Without them the body opens marked links only. */
export function readKit(host: HTMLElement): RawSettings {
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  if (!isRecord(kit)) return host === document.body ? { global_image_lightbox: false } : {};
  const keys = settings.describe().map(({ key }) => key);
  return Object.fromEntries(keys.filter((key) => key !== 'consentCategory').map((key) => [key, kit[key] ?? '']));
}
