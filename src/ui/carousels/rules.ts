/** The effects by which one slide follows another. */
export const EFFECTS = ['slide', 'fade', 'coverflow', 'cube'] as const;

/** What the pagination shows. */
export type Pagination = 'bullets' | 'fraction' | 'progressbar' | 'none';

/** The options of a carousel on the current device. */
export interface CarouselOptions {
  /** With this many slides or fewer the row does not move. */
  columns: number;
  /** Slides in view: the columns, and possibly a part of the next slide. */
  perView: number;
  /** Slides per step. */
  group: number;
  /** Between two slides, in pixels. */
  space: number;
  loop: boolean;
  effect: (typeof EFFECTS)[number];
  vertical: boolean;
  centered: boolean;
  /** Each slide is as wide as its content. */
  natural: boolean;
  /** Swipes keep their momentum. */
  free: boolean;
  /** A press on a slide moves to it. @default false */
  pressMoves?: boolean;
  /** The finger can move the row. @default true */
  swipes?: boolean;
  /** The mouse can drag, too. */
  mouse: boolean;
  /** In milliseconds, per move. */
  speed: number;
  autoplay: boolean;
  /** How long autoplay shows a slide, in milliseconds. */
  delay: number;
  pausesOnHover: boolean;
  /** Any action of the visitor ends autoplay for good. */
  stopsOnInteraction: boolean;
  arrows: boolean;
  pagination: Pagination;
  /** Shows only the bullets around the current one. */
  dynamicBullets: boolean;
}

/** The defaults for widgets that set only some options. */
export const PLAIN: CarouselOptions = {
  columns: 1,
  perView: 1,
  group: 1,
  space: 0,
  loop: false,
  effect: 'slide',
  vertical: false,
  centered: false,
  natural: false,
  free: false,
  mouse: true,
  speed: 500,
  autoplay: false,
  delay: 5000,
  pausesOnHover: true,
  stopsOnInteraction: true,
  arrows: true,
  pagination: 'bullets',
  dynamicBullets: false,
};

/** Slides as wide as their content: the width of each and the gap between two, as parts of the row's width. */
export interface Natural {
  sizes: readonly number[];
  gap: number;
}

/** Where a row of slides can stand. */
export interface Track {
  count: number;
  /** Slides in view; may be a fraction. */
  perView: number;
  group: number;
  loop: boolean;
  rewind: boolean;
  centered: boolean;
  /** Set if each slide is as wide as its content. */
  natural?: Natural;
}

/** A tolerance of less than a pixel, as a part of the row's width. */
const HAIR = 0.0005;

/** Where each slide begins, and at last where the first slide would begin again; in parts of the row's width. */
export function startsOf({ sizes, gap }: Natural): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size + gap);
  return starts;
}

/** The width of all slides and gaps. */
const widthOf = (natural: Natural): number => (startsOf(natural).at(-1) ?? 0) - natural.gap;

/** The first index from which the row shows the last slide. */
function lastNatural(natural: Natural): number {
  const width = widthOf(natural);
  const at = startsOf(natural).findIndex((start) => width - start <= 1 + HAIR);
  return Math.max(0, Math.min(at, natural.sizes.length - 1));
}

/** Is at least a part of the slide `at` in view while the row stands at `index`? */
function isNaturalInView(
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

/** Computes where a row of `count` slides can stand. */
export function trackOf(options: CarouselOptions, count: number, natural?: Natural): Track {
  const { perView, group, loop, centered } = options;
  const canTurn = natural ? widthOf(natural) - Math.max(...natural.sizes) >= 1 : count > Math.ceil(perView);
  return { count, perView, group, loop: loop && canTurn, rewind: loop, centered, natural };
}

/** Does the effect stack all slides on top of each other? */
export const isStacked = (effect: CarouselOptions['effect']): boolean => effect === 'fade' || effect === 'cube';

/** The effect that is possible: `slide` in place of an effect that stacks slides, if there is more than one column. */
export const effectOf = ({ effect, perView }: CarouselOptions): CarouselOptions['effect'] =>
  isStacked(effect) && perView > 1 ? 'slide' : effect;

/** Are there more slides than the row shows? */
export const canMove = ({ natural, count }: Track, { columns, natural: isNatural }: CarouselOptions): boolean =>
  natural ? widthOf(natural) > 1 : !isNatural && count > columns;

/** The last index at which the row can stand. */
export const lastIndex = ({ count, perView, loop, centered, natural }: Track): number => {
  if (loop || centered) return count - 1;
  return natural ? lastNatural(natural) : Math.max(0, Math.ceil(count - perView));
};

/** The index itself, or the nearest one at which the row can stand. */
export const clampIndex = (index: number, track: Track): number => Math.min(Math.max(0, index), lastIndex(track));

/** The index after a step; null at an end. */
export function stepFrom(index: number, by: 1 | -1, track: Track): number | null {
  const { count, group, loop, rewind } = track;
  const last = lastIndex(track);
  if (loop) return (index + by * group + count * group) % count;
  if (by > 0 && index >= last) return rewind ? 0 : null;
  if (by < 0 && index <= 0) return rewind ? last : null;
  // The last page may be incomplete; going back from it still ends where a page begins.
  if (by < 0) return pageStarts(track).findLast((start) => start < index) ?? 0;
  return clampIndex(index + group, track);
}

/** The index for each bullet. */
export function pageStarts(track: Track): number[] {
  const last = lastIndex(track);
  const starts: number[] = [];
  for (let start = 0; start < last; start += track.group) starts.push(start);
  // In a loop every page is complete, because the first slides follow the last ones.
  const isWhole = track.loop && last % track.group !== 0;
  return isWhole ? starts : [...starts, last];
}

/** The number of the bullet for an index, from 0. */
export const pageOf = (index: number, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** Is the slide `at` before `index`, or in a loop, is the way back to it the shorter one? */
export function isBehind(at: number, index: number, { count, loop }: Track): boolean {
  return loop ? (at - index + count) % count > count / 2 : at < index;
}

/** Is at least a part of the slide `at` in view? With `more`, that many slides on each side count as well. */
export function isInView(at: number, index: number, track: Track, more = 0): boolean {
  const { count, perView, loop, centered, natural } = track;
  if (natural) {
    // The slides beside those in view are counted, not measured.
    return Array.from({ length: 2 * more + 1 }, (_, n) => at + n - more).some((near) => {
      const slide = loop ? (near + count) % count : near;
      return slide >= 0 && slide < count && isNaturalInView(slide, index, natural, track);
    });
  }
  const side = Math.ceil((perView - 1) / 2);
  const first = centered ? index - side : Math.min(index, loop ? index : Math.max(0, count - Math.ceil(perView)));
  const length = (centered ? 2 * side + 1 : Math.ceil(perView)) + 2 * more;
  const behind = at - first + more;
  const turned = loop ? ((behind % count) + count) % count : behind;
  return turned >= 0 && turned < length;
}

/** The highest speed, in lengths of the row per millisecond, because a busy page may get a whole drag at once. */
const MAX_SPEED = 0.004;

/**
 * Where a row comes to rest after a drag that ended with `speed`, in lengths of the row per millisecond: at the next
 * slide in the direction of `step`, and if the row `isFree`, i.e. keeps its momentum, after the further `distance`, in
 * lengths of the row.
 */
export function restOf(speed: number, isFree: boolean): { step: -1 | 0 | 1; distance: number } {
  if (speed === 0) return { step: 0, distance: 0 };
  const step = speed < 0 ? -1 : 1;
  const fast = Math.min(Math.abs(speed), MAX_SPEED);
  // The formula of keen-slider's free mode.
  return { step, distance: isFree ? (step * fast ** 2) / (147e-9 + fast / 1000) : 0 };
}
