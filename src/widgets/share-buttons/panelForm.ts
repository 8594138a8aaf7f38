import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Share buttons',
  fields: {
    share_url: { label: 'Shared address', group: 'content', about: 'Empty: that of the page.' },
    title: { label: 'Shared title', group: 'content', about: 'Empty: that of the page.' },
    text: { label: 'Shared text', group: 'content', about: 'Empty: the excerpt of the page.' },
    image: { label: 'Shared image', group: 'content', about: 'Its address. Empty: the featured image of the page.' },
  },
};
