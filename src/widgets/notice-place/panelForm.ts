import type { WidgetForm } from '../../core/settings/form';

/** How the panel shows the settings. */
export const form: WidgetForm = {
  label: 'Place for shop notices',
  isHelper: true,
  fields: {},
};
