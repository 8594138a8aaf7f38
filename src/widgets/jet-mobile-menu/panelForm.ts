import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Mobile menu (JetMenu)',
  fields: {
    subTrigger: { label: 'Place to press', options: { item: 'Whole item', submarker: 'Only its arrow' } },
    subOpenLayout: {
      label: 'Submenus show',
      options: { 'slide-in': 'In place of the menu', dropdown: 'Below their item' },
    },
    closeAfterNavigate: {
      label: 'Close after each link',
      about: 'Otherwise only links to places on the same page close the menu.',
    },
    menuLayout: {
      label: 'Menu opens',
      group: 'look',
      options: { 'slide-out': 'From the side', dropdown: 'Over what follows', push: 'And pushes down what follows' },
    },
    menuPosition: { label: 'Side of the menu', group: 'look', options: { left: 'Left', right: 'Right' } },
    togglePosition: {
      label: 'Place of the menu button',
      about: 'It stays in the window only with “From the side”.',
      group: 'look',
      options: { default: 'In the page', 'fixed-left': 'Left in the window', 'fixed-right': 'Right in the window' },
    },
    useBreadcrumb: { label: 'Show breadcrumbs', about: 'The way to the submenu that shows.', group: 'look' },
    breadcrumbPath: {
      label: 'Length of breadcrumbs',
      about: 'Counts with “Show breadcrumbs”.',
      group: 'look',
      options: { full: 'Whole way', minimal: 'Last step' },
    },
    itemIconVisible: { label: 'Show icons', group: 'look' },
    itemBadgeVisible: { label: 'Show badges', group: 'look' },
    itemDescVisible: { label: 'Show descriptions', group: 'look' },
    toggleText: { label: 'Text of the menu button' },
    backText: { label: 'Text of the back button' },
    menuText: { label: 'Name of the menu', about: 'Screen readers say it.' },
    closeText: { label: 'Close button', about: 'Screen readers say it.' },
    backLabel: { label: 'Back button without text', about: 'Screen readers say it.' },
    submenuText: { label: 'Arrow of an item', about: 'Screen readers say it. %name% stands for the item.' },
    menuUniqId: { label: 'Internal id of the menu', about: 'JetMenu prints it with the items.', group: 'advanced' },
  },
};
