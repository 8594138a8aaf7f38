import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Form',
  fields: {
    ajaxUrl: { label: 'Ajax url' },
    timeout: { label: 'Timeout' },
    sendingText: { label: 'Sending text' },
    errorText: { label: 'Error text' },
    fileSizeText: { label: 'File size text' },
    step_next_label: { label: 'Step next label' },
    step_previous_label: { label: 'Step previous label' },
    step_type: {
      label: 'Step type',
      options: {
        none: 'None',
        text: 'Text',
        icon: 'Icon',
        number: 'Number',
        progress_bar: 'Progress bar',
        number_text: 'Number text',
        icon_text: 'Icon text',
      },
    },
    stepText: { label: 'Step text' },
  },
};
