import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Variation form',
  fields: {
    detailsDelay: { label: 'Details delay' },
    slideDuration: { label: 'Slide duration' },
    startDelay: { label: 'Start delay' },
    prefetch: { label: 'Prefetch' },
    noMatching: { label: 'No matching' },
    makeSelection: { label: 'Make selection' },
    unavailable: { label: 'Unavailable' },
    resetAlert: { label: 'Reset alert' },
    noAnswer: { label: 'No answer' },
    tryAgain: { label: 'Try again' },
  },
};
