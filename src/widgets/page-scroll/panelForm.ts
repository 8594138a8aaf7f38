import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'One page scroll',
  fields: {
    enabled: {
      label: 'Scroll from section to section',
      about: 'Visitors who prefer less motion scroll as usual.',
    },
  },
};
