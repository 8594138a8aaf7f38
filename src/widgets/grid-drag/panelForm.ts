import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Grid drag',
  fields: {
    columns: { label: 'Columns' },
    gutter: { label: 'Gutter' },
    moveText: { label: 'Move text' },
    helpText: { label: 'Help text' },
    placeText: { label: 'Place text' },
  },
};
