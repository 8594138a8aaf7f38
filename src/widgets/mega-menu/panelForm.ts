import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Mega menu',
  fields: {
    open_on: { label: 'Open on', options: { hover: 'Hover', click: 'Click' } },
    item_layout: { label: 'Item layout', options: { horizontal: 'Horizontal', dropdown: 'Dropdown' } },
    breakpoint_selector: {
      label: 'Breakpoint selector',
      options: {
        mobile: 'Mobile',
        mobile_extra: 'Mobile extra',
        tablet: 'Tablet',
        tablet_extra: 'Tablet extra',
        laptop: 'Laptop',
        none: 'None',
      },
    },
    content_width: { label: 'Content width', options: { fit_to_content: 'Fit to content', full_width: 'Full width' } },
    content_horizontal_position: {
      label: 'Content horizontal position',
      options: { left: 'Left', center: 'Center', right: 'Right' },
    },
    open_animation: { label: 'Open animation' },
  },
};
