import { flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings';

/** Settings of `background-video`. */
export const settings = settingsSchema({
  background_background: text('video'),
  background_video_link: text(''),
  background_video_start: number(0, { min: 0, unit: 's' }),
  background_video_end: number(0, { min: 0, unit: 's' }),
  background_play_once: flag(false),
  background_play_on_mobile: flag(false),
  background_privacy_mode: flag(false),
  title: phrase('Background video'),
  pauseText: phrase('Pause the background video'),
  playText: phrase('Play the background video'),
});

/** The values of the settings. */
export type VideoSettings = InferSettings<typeof settings>;
