import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Video popup',
  fields: {
    videoStyle: { label: 'Video style', options: { popup: 'Popup', inline: 'Inline' } },
    videoClass: { label: 'Video class' },
    autoplay: { label: 'Autoplay' },
    loop: { label: 'Loop' },
    muted: { label: 'Muted' },
    startVolume: { label: 'Start volume' },
    icon: { label: 'Icon' },
    consentCategory: { label: 'Consent category' },
    openText: { label: 'Open text' },
    labelText: { label: 'Label text' },
    watchText: { label: 'Watch text' },
  },
};
