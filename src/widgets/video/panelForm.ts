import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Video',
  fields: {
    video_type: {
      label: 'Video type',
      options: {
        youtube: 'Youtube',
        vimeo: 'Vimeo',
        dailymotion: 'Dailymotion',
        videopress: 'Videopress',
        hosted: 'Hosted',
      },
    },
    youtube_url: { label: 'Youtube url' },
    vimeo_url: { label: 'Vimeo url' },
    lightbox: { label: 'Lightbox' },
    show_image_overlay: { label: 'Show image overlay' },
    autoplay: { label: 'Autoplay' },
    mute: { label: 'Mute' },
    loop: { label: 'Loop' },
    controls: { label: 'Controls' },
    start: { label: 'Start' },
    end: { label: 'End' },
    rel: { label: 'Rel' },
    cc_load_policy: { label: 'Cc load policy' },
    yt_privacy: { label: 'Yt privacy' },
    consentCategory: { label: 'Consent category' },
    labelText: { label: 'Label text' },
    playText: { label: 'Play text' },
    watchText: { label: 'Watch text' },
  },
};
