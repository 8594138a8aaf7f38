import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Share buttons',
  fields: {
    share_url: { label: 'Share url' },
    title: { label: 'Title' },
    text: { label: 'Text' },
    image: { label: 'Image' },
  },
};
