/** What values mean as page builders write them. Small, because pages at rest load it as well. */

/** The switch that a value stands for; undefined if it stands for none. */
export function yesOrNo(given: unknown): boolean | undefined {
  const word = String(given).trim();
  if (/^(true|1|yes|on)$/i.test(word)) return true;
  return /^(|false|0|no|off)$/i.test(word) ? false : undefined;
}

/** Reads a number as page builders print it: sliders as `{ size, unit }`, numbers as strings. NaN for anything else. */
export function toNumber(given: unknown): number {
  const value = typeof given === 'object' && given !== null && 'size' in given ? given.size : given;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** The number that a value stands for, else `fallback`. */
export function numberOr(given: unknown, fallback: number): number {
  const value = toNumber(given);
  return Number.isFinite(value) ? value : fallback;
}
