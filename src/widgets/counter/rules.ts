import type { CounterSettings } from './settings';

/** The way of a number, and how it is written. */
export interface Count {
  from: number;
  to: number;
  /** Decimals on the way. */
  decimals: number;
  delimiter: string;
  /** How the last number is written. */
  final: string;
}

const plain = (given: string): string => given.replace(/[,\s]/g, '');

/** A number with its thousands apart; a point that does that leaves a comma for the decimals. */
function written(digits: string, delimiter: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = delimiter ? whole.replace(/\B(?=(\d{3})+$)/g, () => delimiter) : whole;
  return decimals === undefined ? grouped : grouped + (delimiter === '.' ? ',' : '.') + decimals;
}

/** The way that settings ask for; null where they name no number. */
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

/** What is printed after a part of the way, from 0 to 1. */
export function textAt({ from, to, decimals, delimiter, final }: Count, part: number): string {
  if (part >= 1) return final;
  const value = from + (to - from) * part;
  return written(decimals > 0 ? value.toFixed(decimals) : String(Math.floor(value)), delimiter);
}
