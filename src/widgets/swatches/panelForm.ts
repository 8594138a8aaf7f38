import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Swatches',
  fields: {
    show_variation_label: { label: 'Show variation label' },
    variation_label_separator: { label: 'Variation label separator' },
    clear_on_reselect: { label: 'Clear on reselect' },
    show_variation_stock: { label: 'Show variation stock' },
    stock_label_threshold: { label: 'Stock label threshold' },
    clickable_out_of_stock: { label: 'Clickable out of stock' },
    out_of_stock_tooltip_text: { label: 'Out of stock tooltip text' },
    disable_out_of_stock: { label: 'Disable out of stock' },
    deselect_unavailable: { label: 'Deselect unavailable' },
    cleared_text: { label: 'Cleared text' },
    unavailable_tooltip_text: { label: 'Unavailable tooltip text' },
  },
};
