import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Order attribution',
  isHelper: true,
  fields: {
    allowTracking: {
      label: 'Follow visits',
      group: 'advanced',
      about: 'Decides where the page has neither a cookie notice nor a consent manager.',
    },
    consentCategory: {
      label: 'Needed consent',
      group: 'advanced',
      about: 'The category that must be allowed in the consent manager, such as marketing.',
    },
    lifetime: {
      label: 'Cookies last',
      group: 'advanced',
      about: '0: as long as usual. Less than a minute: until the browser is closed.',
    },
    session: {
      label: 'A visit lasts',
      group: 'advanced',
      about: 'Counted from the last page that was seen. 0: as long as usual.',
    },
    base64: {
      label: 'Write cookies in base64',
      group: 'advanced',
      about: 'For firewalls that block plain cookies.',
    },
    prefix: {
      label: 'Start of the field names',
      group: 'advanced',
      about: 'Of the hidden fields in the forms of the shop.',
    },
  },
};
