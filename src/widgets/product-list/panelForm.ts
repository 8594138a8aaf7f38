import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product list',
  fields: {
    url: {
      label: 'Where the card leads',
      group: 'content',
      about: 'A press anywhere on a card opens this address.',
    },
    target: {
      label: 'Opens in',
      control: { kind: 'choice', words: ['', '_blank'] },
      options: { '': 'The same tab', _blank: 'A new tab' },
    },
  },
};
