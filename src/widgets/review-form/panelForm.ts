import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Review form',
  fields: {
    required: { label: 'Required' },
    requiredText: { label: 'Required text' },
    starLabels: { label: 'Star labels' },
    groupLabel: { label: 'Group label' },
  },
};
