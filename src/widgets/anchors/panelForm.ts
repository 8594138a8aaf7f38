import type { WidgetForm } from '../../core/settings/form';

/** How the panel shows the settings. */
export const form: WidgetForm = {
  label: 'Links within the page',
  isHelper: true,
  fields: {},
};
