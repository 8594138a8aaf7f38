import type { FieldInfo, WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

const sources: FieldInfo['options'] = {
  title: 'Title of the image',
  caption: 'Caption of the image',
  alt: 'Alternative text of the image',
  description: 'Description, if the page gives one',
  '': 'None',
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Lightbox',
  fields: {
    global_image_lightbox: {
      label: 'Open all linked images',
      about: 'Otherwise only links that are marked for the lightbox open.',
    },
    lightbox_enable_counter: { label: 'Show the counter' },
    lightbox_enable_fullscreen: { label: 'Show the full screen button' },
    lightbox_enable_zoom: { label: 'Show the zoom button' },
    lightbox_enable_share: { label: 'Show the share menu' },
    lightbox_title_src: {
      label: 'Title',
      group: 'content',
      about: 'Where it comes from if the link has none of its own.',
      options: sources,
    },
    lightbox_description_src: {
      label: 'Description',
      group: 'content',
      about: 'Where it comes from if the link has none of its own.',
      options: sources,
    },
    consentCategory: {
      label: 'Needed consent',
      group: 'advanced',
      about: 'Videos from YouTube and Vimeo wait for it; until then a link shows.',
    },
  },
};
