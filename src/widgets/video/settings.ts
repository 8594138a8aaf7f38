import { choice, flag, type InferSettings, number, phrase, settingsSchema, siteOnly, text } from '../../core/settings';

/** Settings of `video`. */
export const settings = settingsSchema({
  video_type: choice(['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'], 'hosted'),
  youtube_url: text('', { max: 2000 }),
  vimeo_url: text('', { max: 2000 }),
  lightbox: flag(false),
  show_image_overlay: flag(false),
  autoplay: flag(false),
  mute: flag(false),
  loop: flag(false),
  controls: flag(false),
  start: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  end: number(0, { min: 0, max: 1_000_000, unit: 's' }),
  rel: flag(false),
  cc_load_policy: flag(false),
  yt_privacy: flag(false),
  consentCategory: siteOnly(text('marketing')),
  labelText: phrase('Video'),
  playText: phrase('Play video'),
  watchText: phrase('Watch the video on the provider’s site'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
