import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Portfolio (JetElements)',
  fields: {
    perPage: {
      label: 'Items at first',
      about: 'A press on the button for more shows as many again. Without that button all show.',
    },
    layoutType: {
      label: 'Layout',
      group: 'look',
      options: { masonry: 'Masonry', grid: 'Grid', justify: 'Justified', list: 'List' },
    },
    filterText: { label: 'Name of the filters', about: 'Screen readers say it.' },
    resultText: {
      label: 'Number of items',
      about: 'Screen readers say it after a filter, and when more show. %count% stands for the number.',
    },
  },
};
