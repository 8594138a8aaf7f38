import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

const hasSteps = (host: HTMLElement): boolean => host.querySelectorAll('.elementor-field-type-step').length > 1;

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Form',
  fields: {
    step_type: {
      label: 'Steps above the form',
      about: 'Only for forms in several steps.',
      group: 'look',
      options: {
        none: 'None',
        text: 'Name',
        icon: 'Icon',
        number: 'Number',
        progress_bar: 'Progress bar',
        number_text: 'Number and name',
        icon_text: 'Icon and name',
      },
      appliesTo: hasSteps,
    },
    step_icon_shape: {
      label: 'Shape around each step',
      about: 'Around its number or icon.',
      group: 'look',
      options: { circle: 'Circle', square: 'Square', rounded: 'Rounded square', none: 'None' },
      appliesTo: hasSteps,
    },
    step_next_label: { label: 'Next button', appliesTo: hasSteps },
    step_previous_label: { label: 'Previous button', appliesTo: hasSteps },
    stepText: {
      label: 'Step',
      about: 'Screen readers say it. %n% stands for the number of the step, %total% for the number of all.',
      appliesTo: hasSteps,
    },
    sendingText: { label: 'While the form is sent', about: 'Screen readers say it.' },
    errorText: { label: 'Form not sent', about: 'Shows where the site gives no reason.' },
    fileSizeText: { label: 'File too large', about: 'Shows beside a field that has no text for it.' },
    timeout: {
      label: 'Longest wait for the site',
      about: 'After that a message says that the form was not sent.',
      group: 'advanced',
    },
    ajaxUrl: {
      label: 'Receiving address',
      about: 'Where the form is sent to. Left empty, the page decides.',
      group: 'advanced',
    },
  },
};
