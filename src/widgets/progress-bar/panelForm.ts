import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Progress bar',
  fields: {
    value: { label: 'Value' },
    duration: { label: 'Duration' },
    current: { label: 'Current' },
    total: { label: 'Total' },
    label: { label: 'Label' },
  },
};
