import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Nested accordion',
  fields: {
    max_items_expended: { label: 'Max items expended', options: { one: 'One', multiple: 'Multiple' } },
    n_accordion_animation_duration: { label: 'N accordion animation duration' },
    hash: { label: 'Hash' },
  },
};
