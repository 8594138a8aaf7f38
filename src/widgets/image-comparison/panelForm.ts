import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image comparison',
  fields: {
    offset: { label: 'Offset' },
    overlay: { label: 'Overlay' },
    label_before: { label: 'Label before' },
    label_after: { label: 'Label after' },
    move_slider_on_hover: { label: 'Move slider on hover' },
    click_to_move: { label: 'Click to move' },
    orientation: { label: 'Orientation', options: { horizontal: 'Horizontal', vertical: 'Vertical' } },
    handleText: { label: 'Handle text' },
    valueText: { label: 'Value text' },
  },
};
