import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet accordion',
  fields: {
    collapsible: { label: 'Collapsible' },
    switchScrolling: { label: 'Switch scrolling' },
    switchScrollingOffset: { label: 'Switch scrolling offset' },
  },
};
