import type { OtherDevice, PerDevice } from '../../page/devices';
import type { CarouselSettings } from './settings';

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

/** The figures of a device; `space` in pixels. */
export interface Figures {
  columns: number;
  overflow: number;
  space: number;
  group: number;
}

/** A device's own value, else the desktop's: devices between them count for the columns only. */
export const ownValue = <T>(values: PerDevice<T>, device: string): T => values[device as OtherDevice] ?? values.desktop;

/** Computes where a row of `count` slides can stand. */
export function trackOf(settings: CarouselSettings, { columns, overflow, group }: Figures, count: number): Track {
  const perView = columns + (settings.slides_overflow_enabled ? overflow : 0);
  return {
    count,
    perView,
    group,
    loop: settings.loop && count > Math.ceil(perView),
    rewind: settings.loop,
    centered: settings.centeredSlides,
  };
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
