import type { CounterSettings } from './settings';

/** A count from one number to another, and how its numbers are written. */
export interface Count {
  from: number;
  to: number;
  /** Number of decimals during the count. */
  decimals: number;
  delimiter: string;
  /** The last number as it is written. */
  final: string;
}

const plain = (given: string): string => given.replace(/[,\s]/g, '');

/** Writes a number with separated thousands. If the separator is a point, decimals follow a comma. */
function written(digits: string, delimiter: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = delimiter ? whole.replace(/\B(?=(\d{3})+$)/g, () => delimiter) : whole;
  return decimals === undefined ? grouped : grouped + (delimiter === '.' ? ',' : '.') + decimals;
}

/** The count of the settings; null where `to` is no number. */
export function countOf({ from, to, decimals, delimiter }: CounterSettings): Count | null {
  const target = plain(to);
  const [start, end] = [Number(plain(from)), Number(target)];
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(target) || !Number.isFinite(end)) return null;
  return {
    from: Number.isFinite(start) ? start : 0,
    to: end,
    decimals: decimals ?? target.split('.')[1]?.length ?? 0,
    delimiter,
    final: written(target, delimiter),
  };
}

/** The text at a part of the count, from 0 to 1. */
export function textAt({ from, to, decimals, delimiter, final }: Count, part: number): string {
  if (part >= 1) return final;
  const value = from + (to - from) * part;
  return written(decimals > 0 ? value.toFixed(decimals) : String(Math.floor(value)), delimiter);
}
