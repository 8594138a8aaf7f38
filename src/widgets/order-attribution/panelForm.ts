import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Order attribution',
  fields: {
    allowTracking: { label: 'Allow tracking' },
    consentCategory: { label: 'Consent category' },
    lifetime: { label: 'Lifetime' },
    session: { label: 'Session' },
    base64: { label: 'Base64' },
    prefix: { label: 'Prefix' },
  },
};
