import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet image accordion',
  fields: {
    activeSize: { label: 'Active size' },
    duration: { label: 'Duration' },
    activeItem: { label: 'Active item' },
  },
};
