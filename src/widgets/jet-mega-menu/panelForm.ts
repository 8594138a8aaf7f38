import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet mega menu',
  fields: {
    layout: { label: 'Layout', options: { horizontal: 'Horizontal', vertical: 'Vertical', dropdown: 'Dropdown' } },
    breakpoint: { label: 'Breakpoint' },
    subEvent: { label: 'Sub event', options: { hover: 'Hover', click: 'Click' } },
    subTrigger: { label: 'Sub trigger', options: { item: 'Item', submarker: 'Submarker' } },
    rollUp: { label: 'Roll up' },
    megaWidthType: {
      label: 'Mega width type',
      options: { container: 'Container', selector: 'Selector', items: 'Items' },
    },
    megaWidthSelector: { label: 'Mega width selector' },
    toggleText: { label: 'Toggle text' },
    submenuText: { label: 'Submenu text' },
  },
};
