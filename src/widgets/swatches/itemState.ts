import type { SwatchSettings } from './settings';
import { type Choice, fits, type Variation } from './variations';

/** What the states of all items depend on. */
export interface Situation {
  settings: SwatchSettings;
  /** Null: nothing is known before the server is asked. */
  variations: readonly Variation[] | null;
  /** What is chosen now, of all attributes. */
  chosen: Choice;
}

/** How an item shows, and what choosing it does. */
export interface ItemState {
  selected: boolean;
  disabled: boolean;
  noStock: boolean;
  /** Choosing it clears the other choices first: nothing matches them together. */
  clearsOthers: boolean;
  /** Follows the tooltip. */
  suffix: string;
  /** How many are left, in the server's words; empty: not shown. */
  stockLeft: string;
}

const inStock = ({ is_in_stock }: Variation): boolean => is_in_stock !== false;

/** Does an attribute tell variations apart? It has a value in at least one of them. */
export const decisive = (variations: readonly Variation[] | null, attribute: string): boolean =>
  variations?.some(({ attributes }) => attributes[attribute]) ?? false;

/** The label of the variation that an item completes the choice to (spec §4): shown at or below the threshold. */
function stockLeft(first: Variation | undefined, attribute: string, situation: Situation): string {
  const { settings, variations, chosen } = situation;
  if (!settings.show_variation_stock || !first || !inStock(first)) return '';
  const left = Number(first.max_qty);
  if (!left || left > settings.stock_label_threshold) return '';
  const isOpen = (name: string): boolean => name !== attribute && !chosen[name] && decisive(variations, name);
  return Object.keys(chosen).some(isOpen) ? '' : String(first.variation_stock_left ?? '');
}

/**
 * The state of the item for one value of an attribute (spec §4, Swatches and Availability). `offered`, `markedOut`: what
 * the select says, that it has the value and that it is out of stock.
 */
export function itemState(
  attribute: string,
  value: string,
  offered: boolean,
  markedOut: boolean,
  situation: Situation,
): ItemState {
  const { settings, variations, chosen } = situation;
  const active = variations?.filter((one) => one.variation_is_active !== false) ?? [];
  const counts = (one: Variation): boolean => !settings.disable_out_of_stock || inStock(one);
  const matching = active.filter((one) => fits(one, { ...chosen, [attribute]: value }));
  const selected = value !== '' && chosen[attribute] === value;
  const isOut = markedOut || (matching.length > 0 && !matching.some(inStock));
  const conflicts = active.length > 0 && !matching.some(counts);
  const noStock = isOut && (settings.clickable_out_of_stock || selected);
  const clearsOthers =
    settings.deselect_unavailable &&
    conflicts &&
    (noStock || active.some((one) => counts(one) && fits(one, { [attribute]: value })));
  const isUnavailable = variations !== null && (!offered || conflicts);
  return {
    selected,
    noStock,
    clearsOthers,
    disabled: !selected && !noStock && !clearsOthers && variations !== null && (isOut || !offered),
    suffix: isOut ? settings.out_of_stock_tooltip_text : isUnavailable ? settings.unavailable_tooltip_text : '',
    stockLeft: stockLeft(matching[0], attribute, situation),
  };
}
