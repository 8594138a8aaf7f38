import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  video_type: 'Where the video comes from.',
  youtube_url: 'The address of a video at YouTube, where the page has no player for it.',
  vimeo_url: 'The address of a video at Vimeo, where the page has no player for it.',
  lightbox: 'It opens over the page: page-lightbox does that.',
  show_image_overlay: 'A picture covers the video until it is pressed.',
  autoplay: 'Plays by itself, where nothing covers it. Not for visitors who want less motion.',
  mute: 'It is silent.',
  loop: 'It begins again at its end.',
  controls: 'A provider’s player shows its controls.',
  start: 'Where it begins, in seconds. 0: where the address says.',
  end: 'Where it ends, in seconds. 0: where the video ends.',
  rel: 'At the end YouTube proposes videos of others.',
  cc_load_policy: 'Subtitles are on.',
  yt_privacy: 'Takes it from `youtube-nocookie.com`.',
  consentCategory: 'What a consent manager of the page calls videos of other sites.',
  labelText: 'The name of a provider’s frame, where the page gives it none.',
  playText: 'The name of the button on the picture, where the page gives it none.',
  watchText: 'The link in place of a provider’s frame, while the visitor has not agreed to it.',
};
