import { choice, flag, type InferSettings, list, number, phrase, settingsSchema, text } from '../../core/settings';
import { isPicture, type Picture, TRANSITIONS } from './rules';

/** Settings of `background-slideshow`. */
export const settings = settingsSchema({
  background_background: text('slideshow'),
  background_slideshow_gallery: list<Picture>(isPicture, [], 'list of pictures with their `url`'),
  background_slideshow_loop: flag(false),
  background_slideshow_slide_duration: number(5000, { min: 0, unit: 'ms' }),
  background_slideshow_transition_duration: number(500, { min: 0, unit: 'ms' }),
  background_slideshow_slide_transition: choice(TRANSITIONS, 'fade'),
  background_slideshow_lazyload: flag(false),
  background_slideshow_ken_burns: flag(false),
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
  pauseText: phrase('Pause the background'),
  playText: phrase('Play the background'),
});

/** The values of the settings. */
export type SlideshowSettings = InferSettings<typeof settings>;
