import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Accordion (JetTabs)',
  fields: {
    collapsible: { label: 'Only one item open', about: 'Opening an item closes the others.' },
    switchScrolling: { label: 'Scroll to the opened item' },
    switchScrollingOffset: {
      label: 'Room above the opened item',
      about: 'Counts with “Scroll to the opened item”.',
    },
  },
};
