import {
  flag,
  type InferSettings,
  number,
  phrase,
  type Setting,
  settingsSchema,
  siteOnly,
  text,
} from '../../core/settings';
import { HOSTS_HINT, isOwnFile } from '../../page/sitePictures';
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
  background_background: text('video'),
  background_video_link: videoLink,
  consentCategory: siteOnly(text('marketing')),
  background_video_start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  background_video_end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  background_play_once: flag(false),
  background_play_on_mobile: flag(false),
  background_privacy_mode: flag(false),
  title: phrase('Background video'),
  pauseText: phrase('Pause the background video'),
  playText: phrase('Play the background video'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
