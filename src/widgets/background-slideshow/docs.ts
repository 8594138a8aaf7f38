import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  background_background: 'The kind of background; nothing happens unless it is `slideshow`.',
  background_slideshow_gallery: 'The pictures; one alone stands still.',
  background_slideshow_loop: 'Starts again after the last picture.',
  background_slideshow_slide_duration: 'How long a picture stays, in milliseconds.',
  background_slideshow_transition_duration: 'How long a change takes, in milliseconds.',
  background_slideshow_slide_transition:
    'How a picture comes: `fade`, or from the side that the movement leads away from; `slide_down` shows them backwards.',
  background_slideshow_lazyload: 'Loads a picture only when it or its neighbour is shown.',
  background_slideshow_ken_burns: 'Zooms slowly while a picture stays.',
  background_slideshow_ken_burns_zoom_direction: '`in`: becomes larger; `out`: begins large.',
  pauseText: 'The label of the button that stops it.',
  playText: 'The label of the button while it stands still.',
};
