import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Header search',
  fields: {
    openText: { label: 'Button that opens it', about: 'Screen readers say it if the page gives no name.' },
    labelText: { label: 'Name of the search', about: 'Screen readers say it when it opens.' },
    fieldText: { label: 'Name of the field', about: 'Screen readers say it if the page gives none.' },
    submitText: { label: 'Button that searches', about: 'Screen readers say it if the page gives no name.' },
  },
};
