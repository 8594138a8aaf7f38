/** Numbers as editors enter them: milliseconds are shown as seconds. */
import type { Control } from '../core/settings/types';
import { mark, t } from './texts';

/** The control of a number. */
export type NumberKind = Extract<Control, { kind: 'number' }>;

const isMs = ({ unit }: NumberKind): boolean => unit === 'milliseconds' || unit === 'ms';

/** How many of the stored units the shown one has. */
const factorOf = (kind: NumberKind): number => (isMs(kind) ? 1000 : 1);

/** Units of schemas as editors read them. */
const UNITS: Readonly<Record<string, string>> = {
  percent: '%',
  s: mark('seconds'),
  seconds: mark('seconds'),
  px: mark('pixels'),
  pixels: mark('pixels'),
  degrees: mark('degrees'),
};

/** The shown unit; empty for a plain number. */
export const unitOf = (kind: NumberKind): string => t(isMs(kind) ? 'seconds' : (UNITS[kind.unit] ?? kind.unit));

/** A stored number as it is shown. */
export const shownNumber = (kind: NumberKind, stored: number): number => stored / factorOf(kind);

/** A shown number as it is stored. Rounded, because 0.3 × 1000 is a little off. */
export const storedNumber = (kind: NumberKind, shown: number): number =>
  isMs(kind) ? Math.round(shown * 1000) : shown;

/** What a number must be, by its bounds; the first of each pair is for whole numbers. */
const NEEDED = {
  both: [mark('It takes a whole number from %1$s to %2$s'), mark('It takes a number from %1$s to %2$s')],
  min: [mark('It takes a whole number of at least %1$s'), mark('It takes a number of at least %1$s')],
  max: [mark('It takes a whole number of at most %2$s'), mark('It takes a number of at most %2$s')],
  none: [mark('It takes a whole number'), mark('It takes a number')],
} as const;

/** The numbers that fit, in a sentence without its end, such as “It takes a whole number from 1 to 20 pixels”. */
export function numberNeeded(kind: NumberKind): string {
  const { min, max, whole } = kind;
  const bounds = Number.isFinite(min)
    ? Number.isFinite(max)
      ? NEEDED.both
      : NEEDED.min
    : Number.isFinite(max)
      ? NEEDED.max
      : NEEDED.none;
  const unit = unitOf(kind);
  const text = t(bounds[whole && !isMs(kind) ? 0 : 1], shownNumber(kind, min), shownNumber(kind, max));
  return unit ? t('%1$s (%2$s)', text, unit) : text;
}
