import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings/settings';
import { pictureList } from '../../page/network/sitePictures';
import { isPicture, type Picture, TRANSITIONS } from './rules';

/** So many pictures are a background; more only make the page slow. */
const MOST = 50;

/** Settings of `background-slideshow`. */
export const settings = settingsSchema({
  /** The kind of background; nothing happens unless it is `slideshow`. */
  background_background: text('slideshow'),
  /** The pictures; one alone stands still. */
  background_slideshow_gallery: pictureList<Picture>(
    isPicture,
    ({ url }) => url,
    'list of pictures with their `url`',
    MOST,
  ),
  /** Starts again after the last picture. */
  background_slideshow_loop: flag(false),
  /** How long a picture stays, in milliseconds. */
  background_slideshow_slide_duration: number(5000, { min: 0, max: 1_000_000_000, unit: 'ms' }),
  /** How long a change takes, in milliseconds. */
  background_slideshow_transition_duration: number(500, { min: 0, max: 1_000_000, unit: 'ms' }),
  /**
   * How a picture comes: `fade`, or from the side that the movement leads away from; `slide_down` shows them backwards.
   */
  background_slideshow_slide_transition: choice(TRANSITIONS, 'fade'),
  /** Loads a picture only when it or its neighbour is shown. */
  background_slideshow_lazyload: flag(false),
  /** Zooms slowly while a picture stays. */
  background_slideshow_ken_burns: flag(false),
  /** `in`: becomes larger; `out`: begins large. */
  background_slideshow_ken_burns_zoom_direction: choice(['in', 'out'], 'in'),
  /** The label of the button that stops it. */
  pauseText: phrase('Pause the background'),
  /** The label of the button while it stands still. */
  playText: phrase('Play the background'),
});

/** The values of the settings. */
export type SlideshowSettings = InferSettings<typeof settings>;
