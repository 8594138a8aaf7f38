import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Social reviews',
  fields: {
    length: { label: 'Length of a shortened review' },
    moreText: { label: 'Button that shows all', about: 'For a button without a text of its own.' },
    lessText: { label: 'Button that shortens it again' },
  },
};
