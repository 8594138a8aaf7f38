/** The picture of a variation; `false` removes the attribute. */
export interface VariationImage {
  src?: string;
  src_w?: number | string;
  src_h?: number | string;
  srcset?: string | false;
  sizes?: string | false;
  title?: string;
  caption?: string;
  alt?: string;
  full_src?: string;
  full_src_w?: number | string;
  full_src_h?: number | string;
  gallery_thumbnail_src?: string;
}

/** One variation as the server describes it; plugins add keys. An empty attribute value means any. */
export interface Variation {
  readonly [key: string]: unknown;
  attributes: Record<string, string>;
  variation_id: number;
  sku?: string;
  weight?: string;
  weight_html?: string;
  dimensions?: unknown;
  dimensions_html?: string;
  image?: VariationImage;
  image_id?: number | string;
  min_qty?: number | string;
  max_qty?: number | string;
  is_sold_individually?: string;
  is_in_stock?: boolean;
  is_purchasable?: boolean;
  variation_is_visible?: boolean;
  /** Plugins turn a variation off with `false`. */
  variation_is_active?: boolean;
}

/** How many attributes there are and are chosen, and the value of each, empty for none. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Record<string, string>;
}

/** The state of an option beside the other choices; `out-of-stock` can still be chosen. */
export type OptionState = 'off' | 'disabled' | 'out-of-stock' | 'on';

/** Looks up the state of each option of each attribute. */
export type Availability = (attribute: string) => (value: string) => OptionState;

/** The quantity that a variation allows; an empty `max` is no limit, `hidden` means only one may be bought. */
export interface Quantity {
  value: string;
  min: string;
  max: string;
  hidden: boolean;
}
