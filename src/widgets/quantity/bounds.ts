/** What a quantity may be; null: no end, any step. */
export interface Bounds {
  min: number | null;
  max: number | null;
  step: number | null;
}

/** Plugins that sell by weight make the field a text, in which visitors write a decimal comma. */
export const numberOf = (entered: string): number => +entered.replace(',', '.');

const toNumber = (text: string | null): number | null =>
  text?.trim() && Number.isFinite(numberOf(text)) ? numberOf(text) : null;

/** Reads `min`, `max` and `step` as they are now: the form of a variation changes them. */
export const boundsOf = (field: HTMLInputElement): Bounds => ({
  min: toNumber(field.getAttribute('min')),
  max: toNumber(field.getAttribute('max')),
  // `any` is no number, and allows everything.
  step: toNumber(field.getAttribute('step') ?? '1') || null,
});

const decimals = (value: number): number => `${value}`.split('.')[1]?.length ?? 0;

/** Steps count from `min`, as in the browser's own fields. Rounded to the decimals in use: 0.1 + 0.2 is 0.3. */
function onStep(value: number, { min, step }: Bounds, round: (steps: number) => number): number {
  if (!step) return value;
  const base = min ?? 0;
  const steps = round(+((value - base) / step).toFixed(6));
  return +(base + steps * step).toFixed(Math.max(decimals(base), decimals(step)));
}

/**
 * Fits what was entered to the bounds and to a step. Unless `grouped`, 0 or nothing becomes 1, or the first step from there.
 * Null: it stays empty. `keepAbove`: what is above `max` stays.
 */
export function fitQuantity(entered: string, bounds: Bounds, grouped: boolean, keepAbove = false): number | null {
  const given = toNumber(entered);
  if (grouped && given === null) return null;
  const { min, max } = bounds;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const nearest = onStep(Math.max(given || (grouped ? 0 : 1), least), bounds, Math.round);
  // Where that leads to 0 or below: the first step above.
  const value = grouped || nearest > 0 ? nearest : onStep(given && given > 0 ? given : 1, bounds, Math.ceil);
  return max === null || value <= max || keepAbove ? value : Math.max(onStep(max, bounds, Math.floor), least);
}

/** The quantity one step up (1) or down (-1), as far as the bounds let it. */
export const stepQuantity = (value: number, direction: number, bounds: Bounds, grouped: boolean): number =>
  fitQuantity(String(value + direction * (bounds.step ?? 1)), bounds, grouped) ?? value;
