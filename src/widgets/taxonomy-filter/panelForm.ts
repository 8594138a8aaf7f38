import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Taxonomy filter',
  fields: {
    selected_element: { label: 'Selected element' },
    taxonomy: { label: 'Taxonomy' },
    multiple_selection: { label: 'Multiple selection' },
    logical_combination: { label: 'Logical combination' },
    horizontal_scroll: { label: 'Horizontal scroll', options: { enable: 'Enable', disable: 'Disable' } },
    item_alignment_horizontal: { label: 'Item alignment horizontal' },
    nameText: { label: 'Name text' },
  },
};
