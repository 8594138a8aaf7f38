import type { WidgetForm } from '../../core/settings/form';
import { listOf } from '../../core/settings/lazy/compound';
import { text } from '../../core/settings/settings';
import type { settings } from './settings';

const controls = { background_slideshow_gallery: listOf({ url: text('') }) };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Background slideshow',
  fields: {
    background_background: { label: 'Background background' },
    background_slideshow_gallery: {
      label: 'Background slideshow gallery',
      control: controls.background_slideshow_gallery,
    },
    background_slideshow_loop: { label: 'Background slideshow loop' },
    background_slideshow_slide_duration: { label: 'Background slideshow slide duration' },
    background_slideshow_transition_duration: { label: 'Background slideshow transition duration' },
    background_slideshow_slide_transition: {
      label: 'Background slideshow slide transition',
      options: {
        fade: 'Fade',
        slide_right: 'Slide right',
        slide_left: 'Slide left',
        slide_up: 'Slide up',
        slide_down: 'Slide down',
      },
    },
    background_slideshow_lazyload: { label: 'Background slideshow lazyload' },
    background_slideshow_ken_burns: { label: 'Background slideshow ken burns' },
    background_slideshow_ken_burns_zoom_direction: {
      label: 'Background slideshow ken burns zoom direction',
      options: { in: 'In', out: 'Out' },
    },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
  },
};
