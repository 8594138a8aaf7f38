const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The position of a pointer in the pictures, from 0 to 1. All arguments are pixels. */
export const positionAt = (pointer: number, start: number, size: number): number =>
  size > 0 ? clamp((pointer - start) / size) : 0;

const STEPS: Record<string, number> = {
  ArrowRight: 0.05,
  ArrowUp: 0.05,
  ArrowLeft: -0.05,
  ArrowDown: -0.05,
  PageUp: 0.2,
  PageDown: -0.2,
  Home: -1,
  End: 1,
};

const rounded = (value: number): number => Math.round(clamp(value) * 1000) / 1000;

/** Converts a handle's position to the slider's value, and back. A vertical slider's value counts from below. */
export const sliderValue = (position: number, isVertical: boolean): number =>
  rounded(isVertical ? 1 - position : position);

/** The slider's value after a key; null for other keys. Left and right are the same in every language. */
export function valueAfter(key: string, value: number): number | null {
  const step = STEPS[key];
  return step === undefined ? null : rounded(value + step);
}

/** The `clip-path` of each picture for a position of the handle. */
export function clips(position: number, isVertical: boolean): [before: string, after: string] {
  const [shown, rest] = [`${position * 100}%`, `${(1 - position) * 100}%`];
  return isVertical
    ? [`inset(0 0 ${rest} 0)`, `inset(${shown} 0 0 0)`]
    : [`inset(0 ${rest} 0 0)`, `inset(0 0 0 ${shown})`];
}
