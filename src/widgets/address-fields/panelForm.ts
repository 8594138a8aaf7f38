import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Address fields',
  fields: {
    selectStateText: { label: 'Select state text' },
    requiredText: { label: 'Required text' },
    optionalText: { label: 'Optional text' },
    modifyField: { label: 'Modify field' },
    modifyDelay: { label: 'Modify delay' },
  },
};
