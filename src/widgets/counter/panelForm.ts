import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Counter',
  fields: {
    from: { label: 'First number', group: 'content' },
    to: {
      label: 'Last number',
      about: 'With a point before decimals. Left empty, it is the number on the page.',
      group: 'content',
    },
    duration: { label: 'Duration of the count' },
    style: {
      label: 'Movement',
      group: 'look',
      options: { static: 'The number changes', sliding: 'Digits turn on wheels' },
    },
    delimiter: {
      label: 'Mark between thousands',
      about: 'If it is a point, decimals follow a comma.',
      group: 'look',
    },
    decimals: { label: 'Decimals', about: 'Not set: as many as “Last number” has.', group: 'look' },
  },
};
