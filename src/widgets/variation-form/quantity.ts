import type { Variation } from './types';

/** What a variation asks of the quantity: value and bounds; `hidden`: only one may be bought. */
export interface Quantity {
  value: string;
  min: string;
  /** Empty: no limit. */
  max: string;
  hidden: boolean;
}

/** The quantity for a variation (spec §5): one and hidden, or between its bounds; its minimum when it was no number. */
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
