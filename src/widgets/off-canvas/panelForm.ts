import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Off canvas',
  fields: {
    entrance_animation: { label: 'Entrance animation' },
    exit_animation: { label: 'Exit animation' },
    has_overlay: { label: 'Has overlay' },
    is_not_close_on_overlay: { label: 'Is not close on overlay' },
    is_not_close_on_esc_overlay: { label: 'Is not close on esc overlay' },
    prevent_scroll: { label: 'Prevent scroll' },
    labelText: { label: 'Label text' },
  },
};
