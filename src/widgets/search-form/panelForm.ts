import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search form',
  fields: {
    skin: {
      label: 'Kind',
      group: 'look',
      options: {
        classic: 'Field with a button',
        minimal: 'Field alone',
        full_screen: 'Button that opens it over the page',
      },
    },
    openText: { label: 'Button that opens it', about: 'Screen readers say it if the page gives no name.' },
    closeText: { label: 'Button that closes it', about: 'Screen readers say it if the page gives no name.' },
    labelText: { label: 'Name of the search', about: 'Screen readers say it.' },
  },
};
