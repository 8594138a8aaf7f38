import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Newsletter form',
  fields: {
    successMessage: { label: 'After signing up' },
    optInMessage: { label: 'If an address must be confirmed' },
    errorMessage: { label: 'If it does not work', about: '{error} stands for what the newsletter service says.' },
    listId: {
      label: 'List of the newsletter',
      group: 'advanced',
      about: 'The name that the newsletter service uses for the list.',
    },
    restBase: { label: 'Where the form is sent', group: 'advanced' },
    timeout: { label: 'Longest wait for an answer', group: 'advanced' },
  },
};
