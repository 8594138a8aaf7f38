import {
  flag,
  type InferSettings,
  number,
  phrase,
  type Setting,
  settingsSchema,
  siteOnly,
  text,
} from '../../core/settings/settings';
import { HOSTS_HINT, isOwnFile } from '../../page/network/sitePictures';
import { sourceOf } from './rules';

/** A file plays by itself, so it must be the site's own. A provider's video needs consent. */
const videoLink: Setting<string> = {
  ...text('', { max: 2000 }),
  expected: 'address of a video: a file of this site, or from its configuration, or a video at YouTube or Vimeo',
  fromMarkup: (raw) => sourceOf(String(raw))?.type !== 'hosted' || isOwnFile(String(raw)),
  remedy: HOSTS_HINT,
};

/** Settings of `background-video`. */
export const settings = settingsSchema({
  /** The kind of background. Only `video` does anything. */
  background_background: text('video'),
  /** The address of a video file, or of a YouTube or Vimeo video. */
  background_video_link: videoLink,
  /** The consent that a provider’s player needs. Until then the background image stays. */
  consentCategory: siteOnly(text('marketing')),
  /** The start, in seconds. 0: as in the address. */
  background_video_start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** The end, in seconds. 0: the end of the video. */
  background_video_end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** Plays once instead of repeating. */
  background_play_once: flag(false),
  /** Also plays on phones. */
  background_play_on_mobile: flag(false),
  /** Uses `youtube-nocookie.com`, or asks Vimeo not to track. */
  background_privacy_mode: flag(false),
  /** The title of a provider’s frame. */
  title: phrase('Background video'),
  /** The label of the pause button. */
  pauseText: phrase('Pause the background video'),
  /** The label of the play button, which shows while the video is paused. */
  playText: phrase('Play the background video'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
