import { plainText } from './plainText';
import type { Availability, Chosen, OptionState, Variation } from './types';

interface Row {
  variation: Variation;
  /** Attribute name to value, entities decoded; empty for any. */
  values: Map<string, string>;
  /** How much it offers: the place of its option's state in `STATES`. */
  rank: number;
}

const STATES: readonly OptionState[] = ['off', 'disabled', 'out-of-stock', 'on'];

const rankOf = ({ variation_is_active, is_in_stock }: Variation): number => {
  if (variation_is_active === false) return 1;
  return is_in_stock === false ? 2 : 3;
};

/**
 * A product's variations, decoded once. Names are compared as they are, values with their entities decoded; an option's
 * state is looked up, since each attribute has its variations counted once per choice.
 */
export class VariationIndex {
  private rows: readonly Row[];

  constructor(variations: readonly Variation[]) {
    this.rows = variations.map((variation) => ({
      variation,
      values: new Map(Object.entries(variation.attributes).map(([name, value]) => [name, plainText(value)])),
      rank: rankOf(variation),
    }));
  }

  /** All that agree with what is chosen, one attribute left out; unknown or empty on either side agrees. */
  private fitting({ data }: Chosen, except?: string): readonly Row[] {
    return Object.keys(data).reduce((rows, name) => {
      const wanted = plainText(data[name]);
      if (!wanted || name === except) return rows;
      return rows.filter(({ values }) => [undefined, '', wanted].includes(values.get(name)));
    }, this.rows);
  }

  /** The first variation in the server's order that agrees with what is chosen. */
  match(chosen: Chosen): Variation | undefined {
    return this.fitting(chosen)[0]?.variation;
  }

  /** What each option is, given what is chosen for the other attributes (contract §4.5). */
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

  /**
   * The attributes whose values must go so that the rest can be had together: what was chosen last stays, then the others
   * in their order, as long as an active variation has them all.
   */
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
