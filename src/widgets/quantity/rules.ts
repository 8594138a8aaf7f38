/** The bounds of a quantity; null: no limit, any step. */
export interface Bounds {
  min: number | null;
  max: number | null;
  step: number | null;
}

/**
 * Reads a quantity, also with a decimal comma, which visitors type into the text fields of plugins that sell by weight.
 */
export const numberOf = (entered: string): number => +entered.replace(',', '.');

const toNumber = (text: string | null): number | null =>
  text?.trim() && Number.isFinite(numberOf(text)) ? numberOf(text) : null;

/** The current `min`, `max` and `step`; the variation form changes them. */
export const boundsOf = (field: HTMLInputElement): Bounds => ({
  min: toNumber(field.getAttribute('min')),
  max: toNumber(field.getAttribute('max')),
  step: toNumber(field.getAttribute('step') ?? '1') || null,
});

const decimals = (value: number): number => `${value}`.split('.')[1]?.length ?? 0;

/** Moves a value onto a step, counted from `min` as in browsers. Rounded, because 0.1 + 0.2 is not 0.3. */
function onStep(value: number, { min, step }: Bounds, round: (steps: number) => number): number {
  if (!step) return value;
  const base = min ?? 0;
  const steps = round(+((value - base) / step).toFixed(6));
  return +(base + steps * step).toFixed(Math.max(decimals(base), decimals(step)));
}

/**
 * Fits a quantity to bounds and step; null: it stays empty. 0 or nothing becomes 1, unless `grouped`. `keepAbove`: no
 * maximum.
 */
export function fitQuantity(entered: string, bounds: Bounds, grouped: boolean, keepAbove = false): number | null {
  const given = toNumber(entered);
  if (grouped && given === null) return null;
  const { min, max } = bounds;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const nearest = onStep(Math.max(given || (grouped ? 0 : 1), least), bounds, Math.round);
  const value = grouped || nearest > 0 ? nearest : onStep(given && given > 0 ? given : 1, bounds, Math.ceil);
  return max === null || value <= max || keepAbove ? value : Math.max(onStep(max, bounds, Math.floor), least);
}

/** The quantity one step up (1) or down (-1), within bounds; unchanged at an end. */
export function stepQuantity(value: number, direction: number, bounds: Bounds, grouped: boolean): number {
  const next = fitQuantity(String(value + direction * (bounds.step ?? 1)), bounds, grouped) ?? value;
  // Fitting may lead the other way: 0 becomes 1, which is more than a fraction.
  return (next - value) * direction > 0 ? next : value;
}
