import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Popup',
  fields: {
    triggers: { label: 'Triggers' },
    timing: { label: 'Timing' },
    open_selector: { label: 'Open selector' },
    classes: { label: 'Classes' },
    prevent_scroll: { label: 'Prevent scroll' },
    prevent_close_on_background_click: { label: 'Prevent close on background click' },
    prevent_close_on_esc_key: { label: 'Prevent close on esc key' },
    close_automatically: { label: 'Close automatically' },
    close_button_delay: { label: 'Close button delay' },
    close_button_position: { label: 'Close button position', options: { inside: 'Inside', outside: 'Outside' } },
    entrance_animation: { label: 'Entrance animation' },
    exit_animation: { label: 'Exit animation' },
    entrance_animation_duration: { label: 'Entrance animation duration' },
    avoid_multiple_popups: { label: 'Avoid multiple popups' },
    a11y_navigation: { label: 'A11y navigation' },
    labelText: { label: 'Label text' },
    closeText: { label: 'Close text' },
  },
};
