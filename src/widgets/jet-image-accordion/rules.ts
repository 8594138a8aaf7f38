import { toNumber } from '../../core/settings/given';

/** The settings that are numbers: their limits, and what counts where the page gives none. */
export const NUMBERS = {
  activeSize: { fallback: 50, min: 1, max: 99 },
  duration: { fallback: 500, min: 0, max: 100_000 },
  activeItem: { fallback: -1, min: -1, max: Number.POSITIVE_INFINITY },
};

/** A setting's value before anything has checked it. */
export function settingFrom(name: keyof typeof NUMBERS, given: unknown): number {
  const { fallback, min, max } = NUMBERS[name];
  const value = toNumber(given);
  return value >= min && value <= max ? value : fallback;
}

/** How much more an open picture grows than each of the others, so that it takes `size` percent of all. */
export const growthOf = (size: number, count: number): number =>
  count > 1 ? Math.round((1000 * size * (count - 1)) / (100 - size)) / 1000 : 1;
