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

/** A file plays by itself, so it must be of the site; a provider's video waits for consent. */
const videoLink: Setting<string> = {
  ...text('', { max: 2000 }),
  expected: 'address of a video: a file of this site, or from its configuration, or a video at YouTube or Vimeo',
  fromMarkup: (raw) => sourceOf(String(raw))?.type !== 'hosted' || isOwnFile(String(raw)),
  remedy: HOSTS_HINT,
};

/** Settings of `background-video`. */
export const settings = settingsSchema({
  /** The kind of background; nothing happens unless it is `video`. */
  background_background: text('video'),
  /** The address of a video file, or of a video at YouTube or Vimeo. */
  background_video_link: videoLink,
  /** The consent that a provider’s player waits for; the background’s own picture stays meanwhile. */
  consentCategory: siteOnly(text('marketing')),
  /** Where it begins, in seconds. 0: where the address says. */
  background_video_start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** Where it ends, in seconds. 0: where the video ends. */
  background_video_end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** Plays once; otherwise it begins again. */
  background_play_once: flag(false),
  /** Plays on phones, too. */
  background_play_on_mobile: flag(false),
  /** Takes it from `youtube-nocookie.com`, or asks Vimeo not to track. */
  background_privacy_mode: flag(false),
  /** The name of a provider’s frame. */
  title: phrase('Background video'),
  /** The label of the button that stops it. */
  pauseText: phrase('Pause the background video'),
  /** The label of the button while it stands still. */
  playText: phrase('Play the background video'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
