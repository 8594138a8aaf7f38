import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings/settings';
import { pictureList } from '../../page/network/sitePictures';
import { isPicture, type Picture, TRANSITIONS } from './rules';

/** More images would only slow the page down. */
const MOST = 50;

/** Settings of `background-slideshow`. */
export const settings = settingsSchema({
  /** The kind of background. Only `slideshow` does anything. */
  background_background: text('slideshow'),
  /** The images. A single one does not move. */
  background_slideshow_gallery: pictureList<Picture>(
    isPicture,
    ({ url }) => url,
    'list of pictures with their `url`',
    MOST,
  ),
  /** Starts over after the last image. */
  background_slideshow_loop: flag(false),
  /** How long an image stays, in milliseconds. */
  background_slideshow_slide_duration: number(5000, { min: 0, max: 1_000_000_000, unit: 'ms' }),
  /** How long a change takes, in milliseconds. */
  background_slideshow_transition_duration: number(500, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** The transition: `fade`, or the direction of a slide. `slide_down` shows the images in reverse order. */
  background_slideshow_slide_transition: choice(TRANSITIONS, 'fade'),
  /** Loads an image only when it or its neighbour is shown. */
  background_slideshow_lazyload: flag(false),
  /** Zooms slowly while an image stays. */
  background_slideshow_ken_burns: flag(false),
  /** `in`: grows; `out`: starts enlarged. */
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
  /** The label of the pause button. */
  pauseText: phrase('Pause the background'),
  /** The label of the play button, which shows while the slideshow is paused. */
  playText: phrase('Play the background'),
});

/** The values of the settings. */
export type SlideshowSettings = InferSettings<typeof settings>;
