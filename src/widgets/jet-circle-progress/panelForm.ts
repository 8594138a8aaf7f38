import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet circle progress',
  fields: {
    value: { label: 'Value' },
    count: { label: 'Count' },
    duration: { label: 'Duration' },
    circle_size: { label: 'Circle size' },
    value_stroke: { label: 'Value stroke' },
    bg_stroke: { label: 'Bg stroke' },
    label: { label: 'Label' },
  },
};
