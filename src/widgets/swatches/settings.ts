import { flag, type InferSettings, number, phrase, plural, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** Settings of `swatches`, named as in the page's `woo_variation_swatches_options`. */
export const settings = settingsSchema({
  /** Shows the chosen item next to the attribute’s name. */
  show_variation_label: flag(true),
  /** The text between the attribute’s name and the chosen item. */
  variation_label_separator: phrase(':'),
  /** A click on the chosen item clears it. */
  clear_on_reselect: flag(false),
  /** Shows how many are left in stock. */
  show_variation_stock: flag(false),
  /** The highest stock that is shown. */
  stock_label_threshold: number(5),
  /** Items out of stock can be chosen (`no-stock`). */
  clickable_out_of_stock: flag(false),
  /** Appended to the tooltip of an item that is out of stock. */
  out_of_stock_tooltip_text: phrase('(Unavailable)'),
  /** Ignores variations that are out of stock. In the plugin’s markup, such items can be chosen if this is off. */
  disable_out_of_stock: flag(false),
  /** Choosing an item that does not fit the other choices clears them. */
  deselect_unavailable: flag(false),
  /** Announced when an item clears other choices. */
  cleared_text: plural('No longer chosen: %names%.'),
  /** Appended to the tooltip of an item that does not fit the other choices. */
  unavailable_tooltip_text: phrase(''),
});

/** The values of the settings. */
export type SwatchSettings = InferSettings<typeof settings>;

/** The page's options; undefined until it prints them. */
export const pageOptions = (): RawSettings | undefined => pageGlobal('woo_variation_swatches_options');
