import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Off-canvas panel',
  fields: {
    has_overlay: { label: 'Cover the page behind', about: 'The page cannot be used while the panel is open.' },
    prevent_scroll: { label: 'Page behind does not scroll' },
    is_not_close_on_overlay: { label: 'Stays open on a press beside it' },
    is_not_close_on_esc_overlay: { label: 'Stays open on Escape' },
    entrance_animation: {
      label: 'Opening animation',
      group: 'look',
      about: 'The name of an animation of Elementor, such as fadeIn.',
    },
    exit_animation: {
      label: 'Closing animation',
      group: 'look',
      about: 'The name of an animation, which is played in reverse.',
    },
    labelText: { label: 'Name of the panel', about: 'Screen readers say it if the page gives none.' },
  },
};
