import type { WidgetForm } from '../../core/settings/form';
import { menuFields } from '../../ui/menus/elementskit/panelFields';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Menu (ElementsKit)',
  fields: {
    openOn: {
      label: 'Dropdowns open by',
      about: 'Where the menu is a row. A finger and the keyboard always press.',
      options: { hover: 'Pointer', click: 'Press' },
    },
    opensOnIcon: {
      label: 'Only arrows open',
      about: 'In the side panel. Otherwise a press on the text opens, too, and its link is not followed.',
    },
    onePage: { label: 'Mark the section in view', about: 'For items that lead to places on the same page.' },
    locksScroll: {
      label: 'Hold the page still',
      about: 'The page does not scroll while the side panel is open.',
    },
    breakpoint: {
      label: 'Side panel up to',
      about: 'This width of the window. In wider windows the menu is a row.',
      group: 'look',
    },
    labelText: { label: 'Name of the side panel', about: 'Screen readers say it.' },
    toggleText: { label: 'Menu button', about: 'Screen readers say it. The button opens the side panel.' },
    closeText: { label: 'Close button', about: 'Screen readers say it. The button closes the side panel.' },
    ...menuFields,
  },
};
