import type { WidgetForm } from '../../core/settings/form';

/** How the panel shows the settings. */
export const form: WidgetForm = {
  label: 'Scroll to a template',
  isHelper: true,
  fields: {},
};
