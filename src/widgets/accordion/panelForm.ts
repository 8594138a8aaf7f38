import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Accordion',
  fields: {
    multiple: { label: 'Multiple' },
    open: { label: 'Open', options: { first: 'First', none: 'None' } },
    duration: { label: 'Duration' },
    hash: { label: 'Hash' },
  },
};
