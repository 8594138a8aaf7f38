import type { WidgetForm } from '../../core/settings/form';

/** How the panel shows the settings. */
export const form: WidgetForm = {
  label: 'Loading of background images',
  isHelper: true,
  fields: {},
};
