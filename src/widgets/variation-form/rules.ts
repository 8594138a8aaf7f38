import { decodeEntities } from '../../core/dom/html';

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
  /** The variation's own gallery, since WooCommerce 10.8; empty where it has none. */
  gallery_images_html?: string;
  min_qty?: number | string;
  max_qty?: number | string;
  is_sold_individually?: string;
  is_in_stock?: boolean;
  is_purchasable?: boolean;
  variation_is_visible?: boolean;
  /** Plugins turn a variation off with `false`. */
  variation_is_active?: boolean;
}

/** The number of attributes, how many of them are chosen, and the value of each, empty for none. */
export interface Chosen {
  count: number;
  chosenCount: number;
  data: Record<string, string>;
}

/** The state of an option, given the other choices; `out-of-stock` can still be chosen. */
export type OptionState = 'off' | 'disabled' | 'out-of-stock' | 'on';

/** Looks up the state of each option of each attribute. */
export type Availability = (attribute: string) => (value: string) => OptionState;

/** The quantity that a variation allows. An empty `max` is no limit; `hidden`: only one may be bought. */
export interface Quantity {
  value: string;
  min: string;
  max: string;
  hidden: boolean;
}

interface Row {
  variation: Variation;
  values: Map<string, string>;
  rank: number;
}

const STATES: readonly OptionState[] = ['off', 'disabled', 'out-of-stock', 'on'];

const decoded = new Map<string, string>();

/** Decodes entities, because lists and options come with and without them. */
function plainText(value: unknown): string {
  const text = String(value ?? '');
  if (!text.includes('&')) return text;
  const plain = decoded.get(text) ?? decodeEntities(text);
  decoded.set(text, plain);
  return plain;
}

const rankOf = ({ variation_is_active, is_in_stock }: Variation): number => {
  if (variation_is_active === false) return 1;
  return is_in_stock === false ? 2 : 3;
};

/** Does every attribute have a value? */
export const isComplete = ({ count, chosenCount }: Chosen): boolean => count > 0 && count === chosenCount;

/** A product's variations. Names are compared as they are, values after decoding entities. */
export class VariationIndex {
  private rows: readonly Row[];

  constructor(variations: readonly Variation[]) {
    this.rows = variations.map((variation) => ({
      variation,
      values: new Map(Object.entries(variation.attributes).map(([name, value]) => [name, plainText(value)])),
      rank: rankOf(variation),
    }));
  }

  /** The variations that match a choice, apart from the attribute `except`. An unknown or empty value matches any. */
  private fitting({ data }: Chosen, except?: string): readonly Row[] {
    return Object.keys(data).reduce((rows, name) => {
      const wanted = plainText(data[name]);
      if (!wanted || name === except) return rows;
      return rows.filter(({ values }) => [undefined, '', wanted].includes(values.get(name)));
    }, this.rows);
  }

  match(chosen: Chosen): Variation | undefined {
    return this.fitting(chosen)[0]?.variation;
  }

  availability(chosen: Chosen): Availability {
    return (name) => {
      const ranks = new Map<string | undefined, number>();
      const rankFor = (value: string | undefined): number => ranks.get(value) ?? 0;
      for (const { values, rank } of this.fitting(chosen, name)) {
        const value = values.get(name);
        ranks.set(value, Math.max(rank, rankFor(value)));
      }
      return (value) => STATES[Math.max(rankFor(''), rankFor(plainText(value)))] ?? 'off';
    };
  }

  /** The attributes to clear so that an active variation matches the rest. The newest choice is kept if possible. */
  conflicts({ data }: Chosen, newest?: string): string[] {
    let fit = this.rows.filter(({ rank }) => rank > 1);
    const names = Object.keys(data).filter((name) => data[name]);
    names.sort((a, b) => Number(b === newest) - Number(a === newest));
    return names.filter((name) => {
      const offers: unknown[] = ['', plainText(data[name])];
      const next = fit.filter(({ values }) => offers.includes(values.get(name)));
      if (next.length > 0) fit = next;
      return next.length === 0;
    });
  }
}

/** The quantity within a variation's bounds; the minimum if `current` is no number. */
export function quantityFor(variation: Variation, current: string): Quantity {
  if (variation.is_sold_individually === 'yes') return { value: '1', min: '1', max: '', hidden: true };
  const min = String(variation.min_qty ?? '');
  const max = String(variation.max_qty ?? '');
  const value = Number.parseFloat(current);
  const isAbove = value > Number.parseFloat(max);
  const bounded = isAbove ? max : current;
  const isBelow = Number.isNaN(value) || Number.parseFloat(bounded) < Number.parseFloat(min);
  return { value: isBelow ? min || '1' : bounded, min, max, hidden: false };
}
