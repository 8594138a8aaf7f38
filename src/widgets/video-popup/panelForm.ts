import type { WidgetForm } from '../../core/settings/form';
import { hasUnnamed } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Video (ElementsKit)',
  fields: {
    videoStyle: {
      label: 'Where it plays',
      options: { popup: 'Over the page', inline: 'In place of its image' },
      appliesTo: () => false,
    },
    autoplay: { label: 'Play once it opens', about: 'Not for visitors who prefer less motion.' },
    loop: { label: 'Repeat', about: 'Files only.' },
    muted: { label: 'Without sound', about: 'Files only.' },
    startVolume: { label: 'Volume at the start', about: 'From 0 to 1. Files only.' },
    icon: { label: 'Icon of the close button', group: 'look', about: 'Its class names. Empty: ×.' },
    openText: {
      label: 'Play button',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed(
        '.ekit-video-popup, .video-link.popup, .video-link.inline[data-url], .ekit-video-inline-btn',
      ),
    },
    labelText: { label: 'Title of the video', about: 'Screen readers say it.' },
    watchText: { label: 'Link before consent', about: 'Shown in place of the video until the visitor consents.' },
    consentCategory: {
      label: 'Needed consent',
      group: 'advanced',
      about: 'Videos of other sites wait for it; until then a link shows.',
    },
    videoClass: { label: 'Class names', group: 'advanced', about: 'Of the dialog in which it opens.' },
  },
};
