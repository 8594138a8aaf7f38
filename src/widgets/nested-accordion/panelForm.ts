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
      label: 'Address names the opened item',
      about: 'A copied address opens the same item.',
    },
    n_accordion_animation_duration: { label: 'Time to slide open', group: 'look' },
  },
};
