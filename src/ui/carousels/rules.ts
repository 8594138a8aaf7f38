import { isNaturalInView, lastNatural, type Natural, widthOf } from './natural';

/** How one slide follows another. */
export const EFFECTS = ['slide', 'fade', 'coverflow', 'cube'] as const;

/** The kind of paging below the slides. */
export type Pagination = 'bullets' | 'fraction' | 'progressbar' | 'none';

/** All that can be said of a carousel, for the device that the page is shown on. */
export interface CarouselOptions {
  /** It moves only with more slides than that. */
  columns: number;
  /** Slides in view: the columns, and a part of the next slide. */
  perView: number;
  /** Slides per step. */
  group: number;
  /** Between two slides, in pixels. */
  space: number;
  loop: boolean;
  effect: (typeof EFFECTS)[number];
  vertical: boolean;
  centered: boolean;
  /** Each slide is as wide as its contents. */
  natural: boolean;
  /** Swipes keep their momentum. */
  free: boolean;
  /** The mouse drags, too. */
  mouse: boolean;
  /** In milliseconds, per move. */
  speed: number;
  autoplay: boolean;
  /** How long a slide stays then, in milliseconds. */
  delay: number;
  pausesOnHover: boolean;
  /** Any action of the visitor ends autoplay for good. */
  stopsOnInteraction: boolean;
  arrows: boolean;
  pagination: Pagination;
  /** Only the bullets around the current one. */
  dynamicBullets: boolean;
}

/** The defaults of all widgets. */
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

/** Where a row of slides can stand. */
export interface Track {
  count: number;
  /** Half a slide in view counts. */
  perView: number;
  group: number;
  loop: boolean;
  rewind: boolean;
  centered: boolean;
  /** Given where slides have widths of their own. */
  natural?: Natural;
}

/** Computes where a row of `count` slides can stand. */
export function trackOf(options: CarouselOptions, count: number, natural?: Natural): Track {
  const { perView, group, loop, centered } = options;
  const canTurn = natural ? widthOf(natural) - Math.max(...natural.sizes) >= 1 : count > Math.ceil(perView);
  return { count, perView, group, loop: loop && canTurn, rewind: loop, centered, natural };
}

/** Do all slides lie upon one another? */
export const isStacked = (effect: CarouselOptions['effect']): boolean => effect === 'fade' || effect === 'cube';

/** The effect that this many columns can have. */
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

/** Limits an index to the row. */
export const clampIndex = (index: number, track: Track): number => Math.min(Math.max(0, index), lastIndex(track));

/** Where a step leads; null at an end. */
export function stepFrom(index: number, by: 1 | -1, track: Track): number | null {
  const { count, group, loop, rewind } = track;
  const last = lastIndex(track);
  if (loop) return (index + by * group + count * group) % count;
  if (by > 0 && index >= last) return rewind ? 0 : null;
  if (by < 0 && index <= 0) return rewind ? last : null;
  // Back from a last page that is not whole, too, one stands where the pages begin.
  if (by < 0) return pageStarts(track).findLast((start) => start < index) ?? 0;
  return clampIndex(index + group, track);
}

/** Where each bullet leads. */
export function pageStarts(track: Track): number[] {
  const last = lastIndex(track);
  const starts: number[] = [];
  for (let start = 0; start < last; start += track.group) starts.push(start);
  // Without an end every group is whole, going on with the first slides.
  const isWhole = track.loop && last % track.group !== 0;
  return isWhole ? starts : [...starts, last];
}

/** The bullet of an index. */
export const pageOf = (index: number, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= index),
  );

/** Does a slide lie before `index`? Without an end: is the way back shorter? */
export function isBehind(at: number, index: number, { count, loop }: Track): boolean {
  return loop ? (at - index + count) % count > count / 2 : at < index;
}

/** Is at least a part of this slide in view? `more`: or of that many slides on each side? */
export function isInView(at: number, index: number, track: Track, more = 0): boolean {
  const { count, perView, loop, centered, natural } = track;
  if (natural) {
    // Those beside one in view are counted, not measured.
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
