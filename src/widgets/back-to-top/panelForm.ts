import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Back to top',
  fields: {
    offset_top: { label: 'Offset top' },
    show_after: { label: 'Show after' },
    show_scroll: { label: 'Show scroll' },
    style: {
      label: 'Style',
      options: { icon_only: 'Icon only', text_only: 'Text only', progress_indicator: 'Progress indicator' },
    },
    foreground: { label: 'Foreground' },
    background: { label: 'Background' },
    label: { label: 'Label' },
  },
};
