import { flag, type InferSettings, number, phrase, plural, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** Settings of `swatches`, named as in the page's `woo_variation_swatches_options`. */
export const settings = settingsSchema({
  show_variation_label: flag(true),
  variation_label_separator: phrase(':'),
  clear_on_reselect: flag(false),
  show_variation_stock: flag(false),
  stock_label_threshold: number(5),
  clickable_out_of_stock: flag(false),
  out_of_stock_tooltip_text: phrase('(Unavailable)'),
  disable_out_of_stock: flag(false),
  deselect_unavailable: flag(false),
  cleared_text: plural('No longer chosen: %names%.'),
  unavailable_tooltip_text: phrase(''),
});

/** The values of the settings. */
export type SwatchSettings = InferSettings<typeof settings>;

/** The page's options; undefined until it prints them. */
export const pageOptions = (): RawSettings | undefined => pageGlobal('woo_variation_swatches_options');
