import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cart page',
  fields: {
    cart_update_automatically: {
      label: 'Save changed quantities',
      about: 'Otherwise visitors press the button that updates the cart.',
    },
    updateDelay: {
      label: 'Time until saved',
      about: 'Counts from the last change, with “Save changed quantities”.',
    },
    slideDuration: {
      label: 'Time to slide open',
      about: 'For the calculation of shipping costs. At 0 it opens at once.',
      group: 'look',
    },
    waitMessage: { label: 'Please wait', about: 'Screen readers say it while the shop answers.' },
    timeout: {
      label: 'Longest wait for the shop',
      about: 'After that the browser sends the change itself, which loads the page again.',
      group: 'advanced',
    },
  },
};
