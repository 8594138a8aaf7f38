import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Progress tracker',
  fields: {
    type: { label: 'Type', options: { horizontal: 'Horizontal', circular: 'Circular' } },
    direction: { label: 'Direction', options: { ltr: 'Ltr', rtl: 'Rtl', '': 'Not given' } },
    percentage: { label: 'Percentage' },
    relative_to: {
      label: 'Relative to',
      options: { entire_page: 'Entire page', post_content: 'Post content', selector: 'Selector' },
    },
    selector: { label: 'Selector' },
    label: { label: 'Label' },
  },
};
