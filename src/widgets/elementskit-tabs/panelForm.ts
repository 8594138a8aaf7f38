import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Elementskit tabs',
  fields: {
    ekit_hash_change: { label: 'Ekit hash change' },
    trigger: { label: 'Trigger', options: { click: 'Click', hover: 'Hover' } },
  },
};
