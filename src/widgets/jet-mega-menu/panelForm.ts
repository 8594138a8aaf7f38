import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Mega menu (JetMenu)',
  fields: {
    subEvent: {
      label: 'Items open by',
      about: 'A finger and the keyboard always press.',
      options: { hover: 'Pointer', click: 'Press' },
    },
    subTrigger: { label: 'Place to press', options: { item: 'Whole item', submarker: 'Only its arrow' } },
    rollUp: { label: 'Gather surplus items', about: 'Items without room move into an item at the end of the row.' },
    layout: {
      label: 'Layout',
      group: 'look',
      options: { horizontal: 'Row', vertical: 'Column', dropdown: 'Behind a button' },
    },
    breakpoint: {
      label: 'Menu button below',
      about: 'This width of the window. In narrower windows the menu is behind a button.',
      group: 'look',
    },
    megaWidthType: {
      label: 'Width of mega menus',
      group: 'look',
      options: { container: 'As the menu', selector: 'As another element', items: 'As all items' },
    },
    toggleText: { label: 'Menu button', about: 'Screen readers say it.' },
    submenuText: {
      label: 'Submenu button',
      about: 'Screen readers say it. %name% stands for the item that the submenu belongs to.',
    },
    megaWidthSelector: {
      label: 'Element that gives the width',
      about: 'Its selector, such as .header. Counts with “As another element”.',
      group: 'advanced',
    },
  },
};
