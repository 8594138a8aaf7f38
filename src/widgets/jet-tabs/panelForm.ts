import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** A switcher opens what its markup names, and its titles stay where they are. */
const hasTabs = (host: HTMLElement): boolean =>
  !host.querySelector('.jet-tabs, .jet-switcher')?.matches('.jet-switcher');

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tabs (JetTabs)',
  fields: {
    event: { label: 'Tabs open by', options: { click: 'Press', hover: 'Pointer or press' } },
    activeIndex: { label: 'Open at the start', about: '0 is the first tab, -1 none.', appliesTo: hasTabs },
    autoSwitch: {
      label: 'Switch by itself',
      about: 'It pauses under the pointer, and never starts for visitors who want less motion.',
    },
    autoSwitchDelay: { label: 'Time per tab', about: 'Counts with “Switch by itself”.' },
    switchScrolling: { label: 'Scroll to the opened tab' },
    switchScrollingOffset: { label: 'Room above the opened tab', about: 'Counts with “Scroll to the opened tab”.' },
    tabs_position: {
      label: 'Place of the titles',
      group: 'look',
      options: { '': 'As on the page', top: 'Above', bottom: 'Below', left: 'Left', right: 'Right' },
      appliesTo: hasTabs,
    },
  },
};
