import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Video',
  fields: {
    video_type: {
      label: 'Video from',
      group: 'content',
      options: {
        youtube: 'YouTube',
        vimeo: 'Vimeo',
        dailymotion: 'Dailymotion',
        videopress: 'VideoPress',
        hosted: 'A file of this site',
      },
    },
    youtube_url: {
      label: 'Address at YouTube',
      group: 'content',
      about: 'Counts if the page has no player of its own.',
    },
    vimeo_url: { label: 'Address at Vimeo', group: 'content', about: 'Counts if the page has no player of its own.' },
    start: { label: 'Start at', group: 'content', about: 'At 0 the address of the video decides.' },
    end: { label: 'End at', group: 'content', about: 'At 0 the video plays to its end.' },
    show_image_overlay: { label: 'Image before the video', about: 'A press on it plays the video.' },
    lightbox: { label: 'Open over the page', about: 'It plays in the lightbox.' },
    autoplay: {
      label: 'Play by itself',
      about: 'If no image is before it, and not for visitors who prefer less motion.',
    },
    mute: { label: 'Without sound' },
    loop: { label: 'Repeat' },
    controls: { label: 'Show controls', about: 'Those of YouTube or Vimeo.' },
    cc_load_policy: { label: 'Show subtitles' },
    rel: { label: 'Suggest videos of others', about: 'YouTube does so at the end.' },
    yt_privacy: { label: 'Privacy mode', about: 'Uses YouTube’s address without cookies.' },
    labelText: { label: 'Title of the video', about: 'Screen readers say it if the page gives none.' },
    playText: { label: 'Play button', about: 'Screen readers say it if the page gives no name.' },
    watchText: { label: 'Link before consent', about: 'Shown in place of the video until the visitor consents.' },
    consentCategory: {
      label: 'Needed consent',
      group: 'advanced',
      about: 'Videos of other sites wait for it; until then a link shows.',
    },
  },
};
