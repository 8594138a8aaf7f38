import type { SwatchSettings } from './settings';

/** The parts of a variation that swatches need. An empty attribute value means any. */
export interface Variation {
  attributes: Readonly<Record<string, string>>;
  is_in_stock?: unknown;
  variation_is_active?: unknown;
  max_qty?: unknown;
  variation_stock_left?: unknown;
}

/** The chosen value by attribute; empty: not chosen. */
export type Choice = Readonly<Record<string, string>>;

/** An item's value, and whether the select offers it. The variation form removes options that are unavailable. */
export interface Offer {
  value: string;
  isOffered: boolean;
  isOutOfStock: boolean;
  /** The plugin has printed the select. It lets items be chosen that lead to what is out of stock. */
  isPlugins: boolean;
}

/** The settings that states depend on. */
export type StateSettings = Pick<
  SwatchSettings,
  | 'disable_out_of_stock'
  | 'clickable_out_of_stock'
  | 'deselect_unavailable'
  | 'out_of_stock_tooltip_text'
  | 'unavailable_tooltip_text'
  | 'show_variation_stock'
  | 'stock_label_threshold'
>;

/** The input of all item states. `variations` is null where the server is asked. */
export interface Situation {
  settings: StateSettings;
  variations: readonly Variation[] | null;
  chosen: Choice;
}

/** The look of an item, and the effect of choosing it. */
export interface ItemState {
  selected: boolean;
  disabled: boolean;
  noStock: boolean;
  /** Choosing it first clears the other choices, with which it matches no variation. */
  clearsOthers: boolean;
  suffix: string;
  stockLeft: string;
}

const isInStock = ({ is_in_stock }: Variation): boolean => is_in_stock !== false;

/** Does a variation match a choice? An empty value on either side matches any. */
export const fits = ({ attributes }: Variation, chosen: Choice): boolean =>
  Object.keys(attributes).every((name) => !attributes[name] || !chosen[name] || attributes[name] === chosen[name]);

/** Does an attribute have a value in at least one variation? */
export const isDecisive = (variations: readonly Variation[] | null, attribute: string): boolean =>
  variations?.some(({ attributes }) => attributes[attribute]) ?? false;

function stockLeft(first: Variation | undefined, attribute: string, situation: Situation): string {
  const { settings, variations, chosen } = situation;
  if (!settings.show_variation_stock || !first || !isInStock(first)) return '';
  const left = Number(first.max_qty);
  if (!left || left > settings.stock_label_threshold) return '';
  const isOpen = (name: string): boolean => name !== attribute && !chosen[name] && isDecisive(variations, name);
  return Object.keys(chosen).some(isOpen) ? '' : String(first.variation_stock_left ?? '');
}

/** The state of one of an attribute's items. */
export function itemState(attribute: string, offer: Offer, situation: Situation): ItemState {
  const { value, isOffered, isOutOfStock, isPlugins } = offer;
  const { settings, variations, chosen } = situation;
  const active = variations?.filter((one) => one.variation_is_active !== false) ?? [];
  const counts = (one: Variation): boolean => !settings.disable_out_of_stock || isInStock(one);
  const matching = active.filter((one) => fits(one, { ...chosen, [attribute]: value }));
  const selected = value !== '' && chosen[attribute] === value;
  const asksStock = !isPlugins || settings.disable_out_of_stock || settings.clickable_out_of_stock;
  const isOut = asksStock && (isOutOfStock || (matching.length > 0 && !matching.some(isInStock)));
  const conflicts = active.length > 0 && !matching.some(counts);
  const noStock = isOut && (settings.clickable_out_of_stock || selected);
  const clearsOthers =
    settings.deselect_unavailable &&
    conflicts &&
    (noStock || active.some((one) => counts(one) && fits(one, { [attribute]: value })));
  const isUnavailable = variations !== null && (!isOffered || conflicts);
  return {
    selected,
    noStock,
    clearsOthers,
    disabled: !selected && !noStock && !clearsOthers && variations !== null && (isOut || !isOffered),
    suffix: isOut ? settings.out_of_stock_tooltip_text : isUnavailable ? settings.unavailable_tooltip_text : '',
    stockLeft: stockLeft(matching[0], attribute, situation),
  };
}

/** The indices that a key leads to from `index`, nearest first; empty for other keys. `flip`: right to left. */
export function focusOrder(key: string, index: number, count: number, flip: boolean): number[] {
  const forward = key === 'Home' || key === 'ArrowDown' || key === (flip ? 'ArrowLeft' : 'ArrowRight');
  const back = key === 'End' || key === 'ArrowUp' || key === (flip ? 'ArrowRight' : 'ArrowLeft');
  if (!forward && !back) return [];
  const step = forward ? 1 : -1;
  const start = key === 'Home' ? 0 : key === 'End' ? count - 1 : index + step;
  return Array.from({ length: count }, (_, nth) => (start + nth * step + 2 * count) % count);
}
