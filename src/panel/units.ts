/** Numbers as editors enter them: milliseconds are shown as seconds. */
import type { Control } from '../core/settings/types';

/** The control of a number. */
export type NumberKind = Extract<Control, { kind: 'number' }>;

const isMs = ({ unit }: NumberKind): boolean => unit === 'milliseconds' || unit === 'ms';

/** How many of the stored units the shown one has. */
const factorOf = (kind: NumberKind): number => (isMs(kind) ? 1000 : 1);

/** Units of schemas as editors read them. */
const UNITS: Readonly<Record<string, string>> = { percent: '%', s: 'seconds', px: 'pixels' };

/** The shown unit; empty for a plain number. */
export const unitOf = (kind: NumberKind): string => (isMs(kind) ? 'seconds' : (UNITS[kind.unit] ?? kind.unit));

/** A stored number as it is shown. */
export const shownNumber = (kind: NumberKind, stored: number): number => stored / factorOf(kind);

/** A shown number as it is stored. Rounded, because 0.3 × 1000 is a little off. */
export const storedNumber = (kind: NumberKind, shown: number): number =>
  isMs(kind) ? Math.round(shown * 1000) : shown;

/** The numbers that fit, in words, such as “a whole number from 1 to 20”. */
export function rangeInWords(kind: NumberKind): string {
  const { min, max, whole } = kind;
  const [low, high] = [shownNumber(kind, min), shownNumber(kind, max)];
  const unit = unitOf(kind);
  const bounds = [
    Number.isFinite(low) && (Number.isFinite(high) ? ` from ${low} to ${high}` : ` of at least ${low}`),
    !Number.isFinite(low) && Number.isFinite(high) && ` of at most ${high}`,
  ];
  return `a ${whole && !isMs(kind) ? 'whole ' : ''}number${bounds.filter(Boolean).join('')}${unit && ` ${unit}`}`;
}
