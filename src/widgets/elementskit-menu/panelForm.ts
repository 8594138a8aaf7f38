import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Elementskit menu',
  fields: {
    breakpoint: { label: 'Breakpoint' },
    openOn: { label: 'Open on', options: { hover: 'Hover', click: 'Click' } },
    opensOnIcon: { label: 'Opens on icon' },
    onePage: { label: 'One page' },
    locksScroll: { label: 'Locks scroll' },
    labelText: { label: 'Label text' },
    toggleText: { label: 'Toggle text' },
    closeText: { label: 'Close text' },
    submenuText: { label: 'Submenu text' },
    failedText: { label: 'Failed text' },
  },
};
