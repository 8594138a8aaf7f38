import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Accordion (ElementsKit)',
  fields: {
    multiple: { label: 'Several items open', about: 'Otherwise opening an item closes the others.' },
    hash: { label: 'Address names the opened item', about: 'A copied address opens the same item.' },
    duration: { label: 'Time to slide open', about: 'At 0 items open at once.', group: 'look' },
  },
};
