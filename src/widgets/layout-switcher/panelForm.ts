import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Layout switcher',
  fields: {
    switcher_enable: { label: 'Show the buttons', about: 'Otherwise the list keeps its layout.' },
    shownText: {
      label: 'Layout changed',
      about: 'Screen readers say it. %label% stands for the text of the button.',
    },
    main_layout: { label: 'Layout of the first button', about: 'The internal id of its template.', group: 'advanced' },
    secondary_layout: {
      label: 'Layout of the second button',
      about: 'The internal id of its template.',
      group: 'advanced',
    },
    cookie: {
      label: 'Cookie for the choice',
      about: 'Its name. Left empty, the server keeps the choice.',
      group: 'advanced',
    },
    cookieDays: {
      label: 'Lifetime of the cookie',
      about: 'Counts with “Cookie for the choice”.',
      group: 'advanced',
    },
    timeout: {
      label: 'Longest wait for the shop',
      about: 'After that the list stays as it was, and a message says why.',
      group: 'advanced',
    },
    url: { label: 'Address of the layouts', about: 'Left empty, the page decides.', group: 'advanced' },
  },
};
