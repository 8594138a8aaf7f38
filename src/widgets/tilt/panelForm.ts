import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tilt',
  fields: {
    maxTilt: { label: 'Max tilt' },
    perspective: { label: 'Perspective' },
    scale: { label: 'Scale' },
    speed: { label: 'Speed' },
    easing: { label: 'Easing' },
    transition: { label: 'Transition' },
    reset: { label: 'Reset' },
    disableAxis: { label: 'Disable axis' },
    glare: { label: 'Glare' },
    maxGlare: { label: 'Max glare' },
  },
};
