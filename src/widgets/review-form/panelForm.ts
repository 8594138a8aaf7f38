import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Review form',
  fields: {
    required: { label: 'A rating is required' },
    requiredText: { label: 'If the rating is missing' },
    starLabels: { label: 'Names of the stars', about: 'Screen readers say them. Five texts, for one to five stars.' },
    groupLabel: {
      label: 'Name of the rating',
      about: 'Screen readers say it if the form has no label for the stars.',
      appliesTo: (host) => !host.querySelector('#comment-form-rating-label, label[for=rating]')?.textContent?.trim(),
    },
  },
};
