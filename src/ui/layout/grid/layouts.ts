/** The place of an item, in pixels from the start and the top of its grid. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places of a grid's items, in their order, and the height of the grid, in pixels. */
export interface Layout {
  boxes: Box[];
  height: number;
  /** A margin below, in pixels, which may collapse with the margin of the container's parent. @default 0 */
  below?: number;
}

/** An item's size with its margins, in pixels. */
export type Size = Pick<Box, 'width' | 'height'>;

/** Rounds as `usual` does, but ignores a difference of less than a pixel. */
const withTolerance = (value: number, unit: number, missing: number, usual: (value: number) => number): number =>
  missing > 0 && missing < 1 ? Math.round(value / unit) : usual(value / unit);

/** How many columns fit into `width`, at least one; all in pixels. */
export function columnCount(width: number, column: number, gutter: number): number {
  const unit = column + gutter;
  const room = width + gutter;
  if (!(unit > 0)) return 1;
  return Math.max(1, withTolerance(room, unit, unit - (room % unit), Math.floor));
}

/** How many of `count` columns an item spans. */
export function spanOf(width: number, column: number, gutter: number, count: number): number {
  const unit = column + gutter;
  if (!(unit > 0)) return 1;
  return Math.max(1, Math.min(count, withTolerance(width, unit, width % unit, Math.ceil)));
}

/** Puts each item below the shortest columns, the first of equally short ones. There is no gutter between rows. */
export function masonry(sizes: readonly Size[], width: number, column: number, gutter: number): Layout {
  const count = columnCount(width, column, gutter);
  const bottoms = new Array<number>(count).fill(0);
  const boxes = sizes.map((size): Box => {
    const span = spanOf(size.width, column, gutter, count);
    let [at, y] = [0, Number.POSITIVE_INFINITY];
    for (let start = 0; start + span <= count; start += 1) {
      const top = Math.max(...bottoms.slice(start, start + span));
      if (top < y) [at, y] = [start, top];
    }
    bottoms.fill(y + size.height, at, at + span);
    return { x: at * (column + gutter), y, ...size };
  });
  return { boxes, height: Math.max(...bottoms) };
}

/** Puts the items into rows, each as high as its highest item. */
export function rows(sizes: readonly Size[], width: number, gutter: number): Layout {
  let [x, y, bottom] = [0, 0, 0];
  const boxes = sizes.map((size): Box => {
    // A difference of less than a pixel is ignored.
    if (x > 0 && x + size.width > width + 1) [x, y] = [0, bottom];
    const box = { x, y, ...size };
    x += size.width + gutter;
    bottom = Math.max(bottom, y + size.height);
    return box;
  });
  return { boxes, height: bottom };
}

/** The gaps between items, in pixels. */
export interface Gaps {
  column: number;
  row: number;
}

/** How much shorter a column must be to be filled before its turn, in pixels. */
const CLEARLY = 5;

/**
 * Fills `count` columns in turn, except that a clearly shorter column that has items comes first. `ratios` are width
 * divided by height. The result's `height` leaves out the gaps of the highest column; `below` has them.
 */
export function columns(
  ratios: readonly number[],
  width: number,
  count: number,
  gaps: Gaps,
): Layout & { below: number } {
  const own = Math.max(0, (width - gaps.column * (count - 1)) / count);
  const filled = Array.from({ length: count }, () => ({ height: 0, items: 0 }));
  const boxes = ratios.map((ratio, at): Box => {
    let chosen = filled[at % count] as { height: number; items: number };
    for (const other of filled) if (other.height > 0 && chosen.height > other.height + CLEARLY) chosen = other;
    const y = chosen.height + chosen.items * gaps.row;
    const box = { x: filled.indexOf(chosen) * (own + gaps.column), y, width: own, height: own / ratio };
    chosen.height += box.height;
    chosen.items += 1;
    return box;
  });
  const height = Math.max(...filled.map((one) => one.height));
  const highest = filled.find((one) => one.height === height);
  return { boxes, height, below: Math.max(0, (highest?.items ?? 0) - 1) * gaps.row };
}

/** The part of the width that the last row must fill to be stretched to the whole width. */
const NEARLY = 0.7;

/**
 * Fills rows from edge to edge, about `ideal` pixels high. A row ends where the widths of its items at that height,
 * without gaps, are nearest to the width of the grid. The last row is stretched only if it is nearly full.
 */
export function justified(ratios: readonly number[], width: number, ideal: number, gaps: Gaps): Layout {
  const widths = ratios.map((ratio) => Math.min(width, Math.round(ideal * ratio)));
  const boxes: Box[] = [];
  let y = 0;
  const close = (from: number, to: number, taken: number): void => {
    const room = width - gaps.column * (to - from - 1);
    const height = (((widths[from] ?? 0) / taken) * room) / (ratios[from] ?? 1);
    let x = 0;
    for (const own of widths.slice(from, to)) {
      const box = { x, y, width: (own / taken) * room, height };
      boxes.push(box);
      x += box.width + gaps.column;
    }
    y += height + gaps.row;
  };
  let [from, taken] = [0, 0];
  for (const [at, own] of widths.entries()) {
    const excess = taken + own - width;
    if (excess > 0 && width - taken < excess) {
      close(from, at, taken);
      [from, taken] = [at, 0];
    }
    taken += own;
  }
  if (ratios.length > 0) close(from, ratios.length, taken >= NEARLY * width ? taken : width);
  return { boxes, height: Math.max(0, y - gaps.row) };
}
