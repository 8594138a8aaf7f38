import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Background video',
  fields: {
    background_background: { label: 'Background background' },
    background_video_link: { label: 'Background video link' },
    consentCategory: { label: 'Consent category' },
    background_video_start: { label: 'Background video start' },
    background_video_end: { label: 'Background video end' },
    background_play_once: { label: 'Background play once' },
    background_play_on_mobile: { label: 'Background play on mobile' },
    background_privacy_mode: { label: 'Background privacy mode' },
    title: { label: 'Title' },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
  },
};
