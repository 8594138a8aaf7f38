import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search popup',
  fields: {
    openText: { label: 'Open text' },
    labelText: { label: 'Label text' },
    fieldText: { label: 'Field text' },
    submitText: { label: 'Submit text' },
  },
};
