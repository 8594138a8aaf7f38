import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet tabs',
  fields: {
    event: { label: 'Event', options: { click: 'Click', hover: 'Hover' } },
    activeIndex: { label: 'Active index' },
    autoSwitch: { label: 'Auto switch' },
    autoSwitchDelay: { label: 'Auto switch delay' },
    switchScrolling: { label: 'Switch scrolling' },
    switchScrollingOffset: { label: 'Switch scrolling offset' },
    tabs_position: {
      label: 'Tabs position',
      options: { '': 'Not given', top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' },
    },
  },
};
