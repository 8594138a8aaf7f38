import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Entrance',
  fields: {
    animation: { label: 'Animation' },
    _animation: { label: 'Animation' },
    animation_delay: { label: 'Animation delay' },
    _animation_delay: { label: 'Animation delay' },
  },
};
