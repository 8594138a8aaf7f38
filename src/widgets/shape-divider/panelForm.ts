import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Shape divider',
  fields: {
    shape_divider_top: { label: 'Shape divider top' },
    shape_divider_top_negative: { label: 'Shape divider top negative' },
    shape_divider_bottom: { label: 'Shape divider bottom' },
    shape_divider_bottom_negative: { label: 'Shape divider bottom negative' },
  },
};
