import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Offcanvas sidebar',
  fields: {
    disable_bodyscroll: { label: 'Disable bodyscroll' },
    openText: { label: 'Open text' },
    closeText: { label: 'Close text' },
    labelText: { label: 'Label text' },
  },
};
