import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product sorting',
  isHelper: true,
  fields: {
    everyKey: {
      label: 'Sort at each key',
      about: 'Otherwise the list is sorted once the visitor presses Enter or leaves the field.',
    },
    delay: {
      label: 'Wait before the count is read',
      about: 'How long after the page has opened screen readers say how many products there are.',
    },
  },
};
