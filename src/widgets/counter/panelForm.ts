import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Counter',
  fields: {
    from: { label: 'From' },
    to: { label: 'To' },
    duration: { label: 'Duration' },
    delimiter: { label: 'Delimiter' },
    decimals: { label: 'Decimals' },
    style: { label: 'Style', options: { static: 'Static', sliding: 'Sliding' } },
  },
};
