import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  show_variation_label: 'Show the chosen item next to the attribute’s name.',
  variation_label_separator: 'Stands between the two.',
  clear_on_reselect: 'A second click clears.',
  show_variation_stock: 'Show how many are left.',
  stock_label_threshold: 'The most that may be left to show it.',
  clickable_out_of_stock: 'Items out of stock can be chosen (`no-stock`).',
  out_of_stock_tooltip_text: 'Follows the tooltip of an item out of stock.',
  disable_out_of_stock: 'Variations out of stock match nothing.',
  deselect_unavailable: 'An item that does not go with the other choices clears them.',
  cleared_text: 'Said to screen readers when an item clears other choices.',
  unavailable_tooltip_text: 'Follows the tooltip of such an item.',
};
