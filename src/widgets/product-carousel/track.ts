/** Where a row of slides can stand. */
export interface Track {
  count: number;
  /** Slides in view; half of one counts, too. */
  perView: number;
  /** Slides per step. */
  group: number;
  /** After the last comes the first, without an end. */
  loop: boolean;
  /** At the end, a step leads back to the start. */
  rewind: boolean;
  centered: boolean;
}

/** The last index at which the row can stand. */
export const lastIndex = ({ count, perView, loop, centered }: Track): number =>
  loop || centered ? count - 1 : Math.max(0, Math.ceil(count - perView));

/** Brings an index into the row. */
export const clampIndex = (index: number, track: Track): number => Math.min(Math.max(0, index), lastIndex(track));

/** Where a step leads; null: nowhere, this is the end. */
export function stepFrom(index: number, by: 1 | -1, track: Track): number | null {
  const { count, group, loop, rewind } = track;
  const last = lastIndex(track);
  if (loop) return (index + by * group + count * group) % count;
  if (by > 0 && index >= last) return rewind ? 0 : null;
  if (by < 0 && index <= 0) return rewind ? last : null;
  return clampIndex(index + by * group, track);
}

/** Where each dot leads. */
export function pageStarts(track: Track): number[] {
  const last = lastIndex(track);
  const starts: number[] = [];
  for (let start = 0; start < last; start += track.group) starts.push(start);
  return [...starts, last];
}

/** Which dot is the one on show. */
export const pageOf = (index: number, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** Does a slide lie before the one where the row stands? In a row without an end: is that the shorter way? */
export function isBehind(at: number, index: number, { count, loop }: Track): boolean {
  return loop ? (at - index + count) % count > count / 2 : at < index;
}

/** Is this slide in view, if only a part of it? */
export function isInView(at: number, index: number, { count, perView, loop, centered }: Track): boolean {
  const side = Math.ceil((perView - 1) / 2);
  const from = centered ? index - side : Math.min(index, loop ? index : Math.max(0, count - Math.ceil(perView)));
  const length = centered ? 2 * side + 1 : Math.ceil(perView);
  const behind = at - from;
  const turned = loop ? ((behind % count) + count) % count : behind;
  return turned >= 0 && turned < length;
}
