import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Accordion (containers)',
  fields: {
    max_items_expended: {
      label: 'Items open at once',
      options: { one: 'One', multiple: 'Several' },
    },
    hash: {
      label: 'Open item in the address',
      about: 'A copied address then opens the page with this item open.',
    },
    n_accordion_animation_duration: { label: 'Duration of opening', group: 'look' },
  },
};
