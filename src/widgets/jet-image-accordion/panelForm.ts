import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image accordion (JetTabs)',
  fields: {
    activeItem: { label: 'Open picture', about: 'While no other one is. 0 is the first picture, -1 none.' },
    activeSize: { label: 'Share of the open picture', about: 'Of the whole width or height.', group: 'look' },
    duration: { label: 'Time to grow', group: 'look' },
  },
};
