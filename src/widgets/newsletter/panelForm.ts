import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Newsletter',
  fields: {
    listId: { label: 'List id' },
    successMessage: { label: 'Success message' },
    optInMessage: { label: 'Opt in message' },
    errorMessage: { label: 'Error message' },
    restBase: { label: 'Rest base' },
    timeout: { label: 'Timeout' },
  },
};
