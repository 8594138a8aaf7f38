import {
  choice,
  flag,
  type InferSettings,
  number,
  phrase,
  settingsSchema,
  siteOnly,
  text,
} from '../../core/settings/settings';

/** Settings of `video`. */
export const settings = settingsSchema({
  /** Where the video comes from. */
  video_type: choice(['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'], 'hosted'),
  /** The address of a video at YouTube, where the page has no player for it. */
  youtube_url: text('', { max: 2000 }),
  /** The address of a video at Vimeo, where the page has no player for it. */
  vimeo_url: text('', { max: 2000 }),
  /** It opens over the page: page-lightbox does that. */
  lightbox: flag(false),
  /** A picture covers the video until it is pressed. */
  show_image_overlay: flag(false),
  /** Plays by itself, where nothing covers it. Not for visitors who want less motion. */
  autoplay: flag(false),
  /** It is silent. */
  mute: flag(false),
  /** It begins again at its end. */
  loop: flag(false),
  /** A provider’s player shows its controls. */
  controls: flag(false),
  /** Where it begins, in seconds. 0: where the address says. */
  start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** Where it ends, in seconds. 0: where the video ends. */
  end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** At the end YouTube proposes videos of others. */
  rel: flag(false),
  /** Subtitles are on. */
  cc_load_policy: flag(false),
  /** Takes it from `youtube-nocookie.com`. */
  yt_privacy: flag(false),
  /** What a consent manager of the page calls videos of other sites. */
  consentCategory: siteOnly(text('marketing')),
  /** The name of a provider’s frame, where the page gives it none. */
  labelText: phrase('Video'),
  /** The name of the button on the picture, where the page gives it none. */
  playText: phrase('Play video'),
  /** The link in place of a provider’s frame, while the visitor has not agreed to it. */
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
