import { flag, type InferSettings, number, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/globals';

/** Settings of `swatches`, under the names of the page's `woo_variation_swatches_options` (spec §3). */
export const settings = settingsSchema({
  show_variation_label: flag(true, 'Show the chosen item next to the attribute’s name.'),
  variation_label_separator: text(':', 'Stands between the two.'),
  clear_on_reselect: flag(false, 'A second click clears.'),
  show_variation_stock: flag(false, 'Show how many are left.'),
  stock_label_threshold: number(5, 'The most that may be left to show it.'),
  clickable_out_of_stock: flag(false, 'Items out of stock can be chosen (`no-stock`).'),
  out_of_stock_tooltip_text: text('(Unavailable)', 'Follows the tooltip of an item out of stock.'),
  disable_out_of_stock: flag(false, 'Variations out of stock match nothing.'),
  deselect_unavailable: flag(false, 'An item that does not go with the other choices clears them.'),
  cleared_text: text('No longer chosen: %names%.', 'Said to screen readers when an item clears other choices.'),
  unavailable_tooltip_text: text('', 'Follows the tooltip of such an item.'),
});

/** The values of the settings. */
export type SwatchSettings = InferSettings<typeof settings>;

/** The options that the page prints; undefined until it has. */
export const pageOptions = (): RawSettings | undefined => pageGlobal('woo_variation_swatches_options');
