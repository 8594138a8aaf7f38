/** Slides as wide as their contents: the width of each, as a part of the row's, and the space between two. */
export interface Natural {
  sizes: readonly number[];
  gap: number;
}

/** In parts of the row: less than a pixel. */
const HAIR = 0.0005;

/** Where each slide begins, and where the row would begin again. */
export function startsOf({ sizes, gap }: Natural): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size + gap);
  return starts;
}

/** How wide all slides are together. */
export const widthOf = (natural: Natural): number => (startsOf(natural).at(-1) ?? 0) - natural.gap;

/** The first index from which on all slides are in view. */
export function lastNatural(natural: Natural): number {
  const width = widthOf(natural);
  const at = startsOf(natural).findIndex((start) => width - start <= 1 + HAIR);
  return Math.max(0, Math.min(at, natural.sizes.length - 1));
}

/** Is at least a part of the slide `at` in view, if the row stands at `index`? */
export function isNaturalInView(
  at: number,
  index: number,
  natural: Natural,
  { loop, centered }: { loop: boolean; centered: boolean },
): boolean {
  const starts = startsOf(natural);
  const length = starts.at(-1) ?? 0;
  const startOf = (slide: number): number => starts[slide] ?? 0;
  const sizeOf = (slide: number): number => natural.sizes[slide] ?? 0;
  const middle = startOf(index) + sizeOf(index) / 2 - 0.5;
  const from = centered ? middle : loop ? startOf(index) : Math.max(0, Math.min(startOf(index), widthOf(natural) - 1));
  return (loop ? [-length, 0, length] : [0]).some((turn) => {
    const start = startOf(at) + turn;
    return start + sizeOf(at) > from + HAIR && start < from + 1 - HAIR;
  });
}
