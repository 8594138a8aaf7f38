import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  background_background: 'The kind of background; nothing happens unless it is `video`.',
  background_video_link: 'The address of a video file, or of a video at YouTube or Vimeo.',
  consentCategory: 'The consent that a provider’s player waits for; the background’s own picture stays meanwhile.',
  background_video_start: 'Where it begins, in seconds. 0: where the address says.',
  background_video_end: 'Where it ends, in seconds. 0: where the video ends.',
  background_play_once: 'Plays once; otherwise it begins again.',
  background_play_on_mobile: 'Plays on phones, too.',
  background_privacy_mode: 'Takes it from `youtube-nocookie.com`, or asks Vimeo not to track.',
  title: 'The name of a provider’s frame.',
  pauseText: 'The label of the button that stops it.',
  playText: 'The label of the button while it stands still.',
};
