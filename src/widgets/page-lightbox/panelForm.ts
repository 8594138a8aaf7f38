import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Page lightbox',
  fields: {
    global_image_lightbox: { label: 'Global image lightbox' },
    lightbox_enable_counter: { label: 'Lightbox enable counter' },
    lightbox_enable_fullscreen: { label: 'Lightbox enable fullscreen' },
    lightbox_enable_zoom: { label: 'Lightbox enable zoom' },
    lightbox_enable_share: { label: 'Lightbox enable share' },
    lightbox_title_src: {
      label: 'Lightbox title src',
      options: { title: 'Title', caption: 'Caption', alt: 'Alt', description: 'Description', '': 'Not given' },
    },
    lightbox_description_src: {
      label: 'Lightbox description src',
      options: { title: 'Title', caption: 'Caption', alt: 'Alt', description: 'Description', '': 'Not given' },
    },
    consentCategory: { label: 'Consent category' },
  },
};
