import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Variation swatches',
  fields: {
    show_variation_label: { label: 'Show the chosen item’s name' },
    clear_on_reselect: { label: 'A second press clears the choice' },
    deselect_unavailable: {
      label: 'What does not fit can be chosen',
      about: 'It clears the other choices.',
    },
    clickable_out_of_stock: { label: 'What is out of stock can be chosen' },
    disable_out_of_stock: { label: 'Ignore what is out of stock', about: 'Its items then count as not available.' },
    show_variation_stock: { label: 'Show how many are left' },
    stock_label_threshold: { label: 'Highest number shown', about: 'Counts with “Show how many are left”.' },
    variation_label_separator: { label: 'Between name and choice', about: 'Such as the colon between Colour and red.' },
    out_of_stock_tooltip_text: { label: 'Out of stock', about: 'Added to the tooltip of such an item.' },
    unavailable_tooltip_text: { label: 'Does not fit', about: 'Added to the tooltip of such an item.' },
    cleared_text: {
      label: 'Other choices cleared',
      about: 'Screen readers say it. %names% stands for the names of what was cleared.',
    },
  },
};
