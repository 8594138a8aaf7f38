import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Layout switcher',
  fields: {
    switcher_enable: { label: 'Switcher enable' },
    main_layout: { label: 'Main layout' },
    secondary_layout: { label: 'Secondary layout' },
    url: { label: 'Url' },
    timeout: { label: 'Timeout' },
    cookie: { label: 'Cookie' },
    cookieDays: { label: 'Cookie days' },
    shownText: { label: 'Shown text' },
  },
};
