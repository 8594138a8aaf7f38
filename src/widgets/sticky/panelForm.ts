import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Sticky',
  fields: {
    sticky: { label: 'Sticky', options: { top: 'Top', bottom: 'Bottom', '': 'Not given' } },
    sticky_on: { label: 'Sticky on' },
    sticky_offset: { label: 'Sticky offset' },
    sticky_effects_offset: { label: 'Sticky effects offset' },
    sticky_parent: { label: 'Sticky parent' },
    sticky_anchor_link_offset: { label: 'Sticky anchor link offset' },
  },
};
