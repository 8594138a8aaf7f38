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
  /** The source of the video, if the page has no player for it. */
  video_type: choice(['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'], 'hosted'),
  /** The address of a YouTube video, if the page has no player for it. */
  youtube_url: text('', { max: 2000 }),
  /** The address of a Vimeo video, if the page has no player for it. */
  vimeo_url: text('', { max: 2000 }),
  /** Opens the video over the page, which the widget `page-lightbox` does. */
  lightbox: flag(false),
  /** An image covers the video until it is pressed. The image in the markup decides, not this setting. */
  show_image_overlay: flag(false),
  /** Plays by itself if nothing covers it. Not under reduced motion. */
  autoplay: flag(false),
  /** Mutes the video. */
  mute: flag(false),
  /** Repeats the video. */
  loop: flag(false),
  /** Shows the controls of a provider’s player. */
  controls: flag(false),
  /** The start, in seconds. 0: as in the address. */
  start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** The end, in seconds. 0: the end of the video. */
  end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  /** Lets YouTube suggest videos of other channels at the end. */
  rel: flag(false),
  /** Shows subtitles. */
  cc_load_policy: flag(false),
  /** Uses `youtube-nocookie.com`. */
  yt_privacy: flag(false),
  /** The consent category for videos of other sites. */
  consentCategory: siteOnly(text('marketing')),
  /** The title of a provider’s frame, if the page gives none. */
  labelText: phrase('Video'),
  /** The name of the play button, if the page gives none. */
  playText: phrase('Play video'),
  /** The link shown instead of a provider’s frame until the visitor consents. */
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
