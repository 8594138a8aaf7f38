import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search form',
  fields: {
    skin: { label: 'Skin', options: { classic: 'Classic', minimal: 'Minimal', full_screen: 'Full screen' } },
    openText: { label: 'Open text' },
    closeText: { label: 'Close text' },
    labelText: { label: 'Label text' },
  },
};
