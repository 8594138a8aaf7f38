import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  global_image_lightbox:
    'Links to images open in the lightbox, also those that do not say so themselves. Off on pages of the page builder whose site settings leave it out.',
  lightbox_enable_counter: 'Shows which image of how many it is.',
  lightbox_enable_fullscreen: 'Shows the button for the whole screen.',
  lightbox_enable_zoom: 'Shows the magnifier.',
  lightbox_enable_share: 'Shows the share menu.',
  lightbox_title_src:
    'Where the title of a link without one comes from: its image’s `title` or `alt`, or the `caption`.',
  lightbox_description_src: 'The same for the description.',
  consentCategory: 'The consent that the player of YouTube or Vimeo waits for; a link stands in its place.',
};
