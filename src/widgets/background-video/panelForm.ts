import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Background video',
  fields: {
    background_video_link: {
      label: 'Video',
      about: 'The address of a file of this site, or of a video at YouTube or Vimeo.',
      group: 'content',
    },
    background_video_start: { label: 'Start at', about: 'At 0 the address of the video decides.', group: 'content' },
    background_video_end: { label: 'End at', about: 'At 0 the video plays to its end.', group: 'content' },
    background_play_once: { label: 'Play only once' },
    background_play_on_mobile: { label: 'Play on phones' },
    background_privacy_mode: {
      label: 'Privacy mode',
      about: 'Uses YouTube’s address without cookies, and asks Vimeo not to track visitors.',
    },
    title: { label: 'Title of the video', about: 'Screen readers say it for videos from YouTube and Vimeo.' },
    pauseText: { label: 'Pause button', about: 'Screen readers say it.' },
    playText: { label: 'Play button', about: 'Screen readers say it.' },
    consentCategory: {
      label: 'Needed consent',
      about: 'Videos from YouTube and Vimeo wait for it; until then the background picture stays.',
      group: 'advanced',
    },
    background_background: {
      label: 'Kind of background',
      about: 'The video plays only while this is the word video.',
      group: 'advanced',
    },
  },
};
