import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product variations',
  fields: {
    prefetch: {
      label: 'Fetch likely choices early',
      about: 'Where the shop is asked for each choice, this is faster.',
    },
    detailsDelay: { label: 'Wait before details show', group: 'look' },
    slideDuration: { label: 'Time to slide open', group: 'look', about: 'For the details of a variation.' },
    makeSelection: { label: 'If options are missing', about: 'Not set: the text of the shop.' },
    noMatching: { label: 'If nothing fits the choice', about: 'Not set: the text of the shop.' },
    unavailable: { label: 'If it cannot be bought', about: 'Not set: the text of the shop.' },
    resetAlert: { label: 'After clearing the choice', about: 'Screen readers say it. Not set: the text of the shop.' },
    noAnswer: { label: 'If the shop does not answer' },
    tryAgain: { label: 'Advice if the shop does not answer', about: 'It follows the reason.' },
    startDelay: {
      label: 'Wait at the start',
      group: 'advanced',
      about: 'Until options that are chosen already are looked at.',
    },
  },
};
