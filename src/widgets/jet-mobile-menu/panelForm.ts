import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet mobile menu',
  fields: {
    menuUniqId: { label: 'Menu uniq id' },
    menuLayout: { label: 'Menu layout', options: { 'slide-out': 'Slide out', dropdown: 'Dropdown', push: 'Push' } },
    togglePosition: {
      label: 'Toggle position',
      options: { default: 'Default', 'fixed-left': 'Fixed left', 'fixed-right': 'Fixed right' },
    },
    menuPosition: { label: 'Menu position', options: { left: 'Left', right: 'Right' } },
    useBreadcrumb: { label: 'Use breadcrumb' },
    breadcrumbPath: { label: 'Breadcrumb path', options: { full: 'Full', minimal: 'Minimal' } },
    toggleText: { label: 'Toggle text' },
    backText: { label: 'Back text' },
    itemIconVisible: { label: 'Item icon visible' },
    itemBadgeVisible: { label: 'Item badge visible' },
    itemDescVisible: { label: 'Item desc visible' },
    subTrigger: { label: 'Sub trigger', options: { item: 'Item', submarker: 'Submarker' } },
    subOpenLayout: { label: 'Sub open layout', options: { 'slide-in': 'Slide in', dropdown: 'Dropdown' } },
    closeAfterNavigate: { label: 'Close after navigate' },
    menuText: { label: 'Menu text' },
    closeText: { label: 'Close text' },
    backLabel: { label: 'Back label' },
    submenuText: { label: 'Submenu text' },
  },
};
