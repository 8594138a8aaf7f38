import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Header off-canvas',
  fields: {
    disable_bodyscroll: { label: 'Page behind does not scroll' },
    labelText: { label: 'Name of the panel', about: 'Screen readers say it.' },
    openText: { label: 'Button that opens it', about: 'Screen readers say it if the page gives no name.' },
    closeText: { label: 'Button that closes it', about: 'Screen readers say it if the page gives no name.' },
  },
};
