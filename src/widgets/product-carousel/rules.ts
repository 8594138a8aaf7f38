import { columnsFor, valueFor } from './devices';
import { type CarouselSettings, perDevice } from './settings';

/** Where a row of slides can stand. */
export interface Track {
  count: number;
  /** Half a slide in view counts. */
  perView: number;
  group: number;
  loop: boolean;
  rewind: boolean;
  centered: boolean;
}

/** How a carousel lies on a device; `space` in pixels. */
export interface Layout {
  track: Track;
  space: number;
  canMove: boolean;
}

/** Computes how `count` slides lie on a device. */
export function layoutOf(settings: CarouselSettings, device: string, count: number): Layout {
  const { slides_overflow, slides_overflow_enabled, slidesPerGroup, loop, centeredSlides } = settings;
  const columns = columnsFor(device, perDevice(settings, 'columns'));
  const overflow = slides_overflow_enabled
    ? valueFor(device, perDevice(settings, 'slides_overflow'), slides_overflow)
    : 0;
  const perView = columns + overflow;
  const track: Track = {
    count,
    perView,
    group: valueFor(device, perDevice(settings, 'slides_to_scroll'), slidesPerGroup),
    loop: loop && count > Math.ceil(perView),
    rewind: loop,
    centered: centeredSlides,
  };
  return { track, space: valueFor(device, perDevice(settings, 'space_between_slides'), 10), canMove: count > columns };
}

/** The last index at which the row can stand. */
export const lastIndex = ({ count, perView, loop, centered }: Track): number =>
  loop || centered ? count - 1 : Math.max(0, Math.ceil(count - perView));

/** Limits an index to the row. */
export const clampIndex = (index: number, track: Track): number => Math.min(Math.max(0, index), lastIndex(track));

/** Where a step leads; null at an end. */
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

/** The dot of an index. */
export const pageOf = (index: number, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** Does a slide lie before `index`? Without an end: is the way back shorter? */
export function isBehind(at: number, index: number, { count, loop }: Track): boolean {
  return loop ? (at - index + count) % count > count / 2 : at < index;
}

/** Is at least a part of this slide in view? */
export function isInView(at: number, index: number, { count, perView, loop, centered }: Track): boolean {
  const side = Math.ceil((perView - 1) / 2);
  const from = centered ? index - side : Math.min(index, loop ? index : Math.max(0, count - Math.ceil(perView)));
  const length = centered ? 2 * side + 1 : Math.ceil(perView);
  const behind = at - from;
  const turned = loop ? ((behind % count) + count) % count : behind;
  return turned >= 0 && turned < length;
}
