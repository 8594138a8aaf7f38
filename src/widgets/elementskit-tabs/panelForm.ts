import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tabs (ElementsKit)',
  fields: {
    trigger: { label: 'Tabs open by', options: { click: 'Press', hover: 'Pointer or press' } },
    ekit_hash_change: { label: 'Address names the opened tab', about: 'A copied address opens the same tab.' },
  },
};
