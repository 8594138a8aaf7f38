import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Menu',
  fields: {
    layout: {
      label: 'Layout',
      group: 'look',
      about: 'Decides on which side submenus open.',
      options: {
        horizontal: 'A row of items',
        vertical: 'A column of items',
        dropdown: 'A button, the items behind it',
      },
    },
    full_width: {
      label: 'List behind the button',
      group: 'look',
      options: { stretch: 'As wide as the window', '': 'As wide as the menu' },
    },
    submenu_icon: {
      label: 'Arrow of a submenu',
      group: 'look',
      about: 'The class names of an icon, or its drawing as SVG.',
    },
  },
};
