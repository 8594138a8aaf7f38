import { flag, type InferSettings, number, phrase, plural, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** Settings of `swatches`, named as in the page's `woo_variation_swatches_options`. */
export const settings = settingsSchema({
  /** Show the chosen item next to the attribute’s name. */
  show_variation_label: flag(true),
  /** Stands between the two. */
  variation_label_separator: phrase(':'),
  /** A second click clears. */
  clear_on_reselect: flag(false),
  /** Show how many are left. */
  show_variation_stock: flag(false),
  /** The most that may be left to show it. */
  stock_label_threshold: number(5),
  /** Items out of stock can be chosen (`no-stock`). */
  clickable_out_of_stock: flag(false),
  /** Follows the tooltip of an item out of stock. */
  out_of_stock_tooltip_text: phrase('(Unavailable)'),
  /** Variations out of stock match nothing. */
  disable_out_of_stock: flag(false),
  /** An item that does not go with the other choices clears them. */
  deselect_unavailable: flag(false),
  /** Said to screen readers when an item clears other choices. */
  cleared_text: plural('No longer chosen: %names%.'),
  /** Follows the tooltip of such an item. */
  unavailable_tooltip_text: phrase(''),
});

/** The values of the settings. */
export type SwatchSettings = InferSettings<typeof settings>;

/** The page's options; undefined until it prints them. */
export const pageOptions = (): RawSettings | undefined => pageGlobal('woo_variation_swatches_options');
