import { decodeEntities } from '../../core/dom/html';
import type { Availability, Chosen, OptionState, Quantity, Variation } from './types';

interface Row {
  variation: Variation;
  values: Map<string, string>;
  rank: number;
}

const STATES: readonly OptionState[] = ['off', 'disabled', 'out-of-stock', 'on'];

const decoded = new Map<string, string>();

/** Decoded, because lists and options come with and without entities. */
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

/** A product's variations. Names are compared as they are, values with their entities decoded. */
export class VariationIndex {
  private rows: readonly Row[];

  constructor(variations: readonly Variation[]) {
    this.rows = variations.map((variation) => ({
      variation,
      values: new Map(Object.entries(variation.attributes).map(([name, value]) => [name, plainText(value)])),
      rank: rankOf(variation),
    }));
  }

  /** An unknown or empty value on either side agrees; `except` is left out. */
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

  /** The attributes to clear so that the rest has an active variation. The newest choice is kept first. */
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

/** The quantity for a variation: within its bounds; the minimum if `current` is no number. */
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
