/** The picture of a variation; a `false` means that the attribute goes. */
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

/** One variation as the server describes it. Types are mixed, and plugins add keys. */
export interface Variation {
  readonly [key: string]: unknown;
  /** Attribute name to value; an empty value means any. */
  attributes: Record<string, string>;
  variation_id: number;
  sku?: string;
  weight?: string;
  weight_html?: string;
  dimensions?: unknown;
  /** Text with entities. */
  dimensions_html?: string;
  image?: VariationImage;
  image_id?: number | string;
  min_qty?: number | string;
  /** Empty: no limit. */
  max_qty?: number | string;
  is_sold_individually?: string;
  is_in_stock?: boolean;
  is_purchasable?: boolean;
  variation_is_visible?: boolean;
  /** Plugins switch single variations off with `false`. */
  variation_is_active?: boolean;
}

/** What is chosen: how many attributes there are, how many have a value, and each value, empty for none. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Record<string, string>;
}

/** What an option is, given what is chosen elsewhere. `out-of-stock` can still be chosen. */
export type OptionState = 'off' | 'disabled' | 'out-of-stock' | 'on';

/** Looks up the state of each option of each attribute. */
export type Availability = (attribute: string) => (value: string) => OptionState;

/** What a variation asks of the quantity: value and bounds; `hidden`: only one may be bought. */
export interface Quantity {
  value: string;
  min: string;
  /** Empty: no limit. */
  max: string;
  hidden: boolean;
}
