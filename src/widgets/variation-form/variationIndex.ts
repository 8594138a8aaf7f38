import { plainText } from './plainText';
import type { Availability, Chosen, OptionState, Variation } from './types';

/** A set of variations: bit i stands for the i-th of the list. */
type Mask = Uint32Array;

interface Column {
  /** The variations with this very value. */
  values: Map<string, Mask>;
  /** Those that take any value. */
  any: Mask;
  /** Those that do not know the attribute. */
  absent: Mask;
}

const add = (mask: Mask, at: number): void => {
  // Within the mask: it was made for the whole list.
  mask[at >> 5]! |= 1 << (at & 31);
};
const all = (length: number): Mask => {
  const mask = new Uint32Array((length + 31) >> 5);
  for (let at = 0; at < length; at += 1) add(mask, at);
  return mask;
};
const and = (a: Mask, b: Mask): Mask => a.map((word, at) => word & (b[at] ?? 0));
const or = (a: Mask, b: Mask | undefined): Mask => (b ? a.map((word, at) => word | (b[at] ?? 0)) : a);
const isEmpty = (mask: Mask): boolean => mask.every((word) => word === 0);

/**
 * A product's variations, read once into bit sets: matching and availability are then a few operations on words, whatever
 * the number of variations. Names are compared as they are, values with their entities decoded.
 */
export class VariationIndex {
  private columns = new Map<string, Column>();
  private everything: Mask;
  private active: Mask;
  private stocked: Mask;

  constructor(readonly variations: readonly Variation[]) {
    const { length } = variations;
    this.everything = all(length);
    this.active = new Uint32Array(this.everything.length);
    this.stocked = new Uint32Array(this.everything.length);
    variations.forEach((variation, at) => {
      if (variation.variation_is_active !== false) add(this.active, at);
      if (variation.is_in_stock !== false) add(this.stocked, at);
      for (const name of Object.keys(variation.attributes)) this.enter(name, plainText(variation.attributes[name]), at);
    });
  }

  private enter(name: string, value: string, at: number): void {
    const size = this.everything.length;
    let column = this.columns.get(name);
    if (!column) {
      column = { values: new Map(), any: new Uint32Array(size), absent: this.everything.slice() };
      this.columns.set(name, column);
    }
    column.absent[at >> 5]! &= ~(1 << (at & 31));
    const mask = value === '' ? column.any : (column.values.get(value) ?? new Uint32Array(size));
    if (value !== '') column.values.set(value, mask);
    add(mask, at);
  }

  /** All that agree with what is chosen, one attribute left out; unknown or empty on either side agrees. */
  private fitting({ data }: Chosen, except?: string): Mask {
    let fit = this.everything;
    for (const name of Object.keys(data)) {
      const column = this.columns.get(name);
      if (!column || name === except || !data[name]) continue;
      fit = and(fit, or(or(column.any, column.absent), column.values.get(plainText(data[name]))));
    }
    return fit;
  }

  /** The first variation in the server's order that agrees with what is chosen. */
  match(chosen: Chosen): Variation | undefined {
    const fit = this.fitting(chosen);
    const word = fit.findIndex((bits) => bits !== 0);
    const bits = fit[word];
    return bits ? this.variations[word * 32 + 31 - Math.clz32(bits & -bits)] : undefined;
  }

  /** What each option is, given what is chosen for the other attributes (contract §4.5). */
  availability(chosen: Chosen): Availability {
    return (name) => {
      const column = this.columns.get(name);
      if (!column) return () => 'off';
      const fit = this.fitting(chosen, name);
      return (value) => this.stateOf(fit, column, plainText(value));
    };
  }

  private stateOf(fit: Mask, { any, values }: Column, value: string): OptionState {
    const own = values.get(value);
    let state: OptionState = 'off';
    for (const [at, word] of fit.entries()) {
      const offered = word & ((any[at] ?? 0) | (own?.[at] ?? 0));
      const active = offered & (this.active[at] ?? 0);
      if (active & (this.stocked[at] ?? 0)) return 'on';
      if (active) state = 'out-of-stock';
      else if (offered && state === 'off') state = 'disabled';
    }
    return state;
  }

  /**
   * The attributes whose values must go so that the rest can be had together: what was chosen last stays, then the others
   * in their order, as long as an active variation has them all.
   */
  conflicts({ data }: Chosen, newest?: string): string[] {
    let fit = this.active;
    const names = Object.keys(data).filter((name) => data[name]);
    if (newest && names.includes(newest)) names.unshift(...names.splice(names.indexOf(newest), 1));
    return names.filter((name) => {
      const column = this.columns.get(name);
      const next = column && and(fit, or(column.any, column.values.get(plainText(data[name]))));
      if (!next || isEmpty(next)) return true;
      fit = next;
      return false;
    });
  }
}
