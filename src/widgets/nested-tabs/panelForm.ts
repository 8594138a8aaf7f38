import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Nested tabs',
  fields: {
    horizontal_scroll: { label: 'Horizontal scroll', options: { enable: 'Enable', disable: 'Disable' } },
    hash: { label: 'Hash' },
  },
};
