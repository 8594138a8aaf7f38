import type { WidgetForm } from '../../core/settings/form';
import { listOf, within } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Background slideshow',
  fields: {
    background_slideshow_gallery: {
      label: 'Pictures',
      about: 'At most 50. A single one does not move.',
      group: 'content',
      control: listOf({ url: labelled(within({ kind: 'media' }), { label: 'Picture' }) }),
    },
    background_slideshow_slide_duration: { label: 'Time per picture' },
    background_slideshow_loop: { label: 'Start again after the last' },
    background_slideshow_lazyload: {
      label: 'Load pictures one by one',
      about: 'Each comes shortly before it shows.',
    },
    background_slideshow_slide_transition: {
      label: 'Change of pictures',
      group: 'look',
      options: {
        fade: 'Fade',
        slide_right: 'Slide right',
        slide_left: 'Slide left',
        slide_up: 'Slide up',
        slide_down: 'Slide down, in reverse order',
      },
    },
    background_slideshow_transition_duration: { label: 'Duration of a change', group: 'look' },
    background_slideshow_ken_burns: { label: 'Zoom slowly', group: 'look' },
    background_slideshow_ken_burns_zoom_direction: {
      label: 'Direction of the zoom',
      about: 'Counts with “Zoom slowly”.',
      group: 'look',
      options: { in: 'Pictures grow', out: 'Pictures shrink' },
    },
    pauseText: { label: 'Pause button', about: 'Screen readers say it.' },
    playText: { label: 'Play button', about: 'Screen readers say it.' },
    background_background: {
      label: 'Kind of background',
      about: 'Pictures show only while this is the word slideshow.',
      group: 'advanced',
    },
  },
};
