import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings';
import { pictureList } from '../../page/sitePictures';
import { isPicture, type Picture, TRANSITIONS } from './rules';

/** So many pictures are a background; more only make the page slow. */
const MOST = 50;

/** Settings of `background-slideshow`. */
export const settings = settingsSchema({
  background_background: text('slideshow'),
  background_slideshow_gallery: pictureList<Picture>(
    isPicture,
    ({ url }) => url,
    'list of pictures with their `url`',
    MOST,
  ),
  background_slideshow_loop: flag(false),
  background_slideshow_slide_duration: number(5000, { min: 0, max: 1_000_000_000, unit: 'ms' }),
  background_slideshow_transition_duration: number(500, { min: 0, max: 1_000_000, unit: 'ms' }),
  background_slideshow_slide_transition: choice(TRANSITIONS, 'fade'),
  background_slideshow_lazyload: flag(false),
  background_slideshow_ken_burns: flag(false),
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
  pauseText: phrase('Pause the background'),
  playText: phrase('Play the background'),
});

/** The values of the settings. */
export type SlideshowSettings = InferSettings<typeof settings>;
