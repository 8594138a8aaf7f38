/** A place in a grid, in pixels from its start and top. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places of a grid's items, in their order, and how high they are together. */
export interface Layout {
  boxes: Box[];
  height: number;
}

/** An item's size, margins included, in pixels. */
export type Size = Pick<Box, 'width' | 'height'>;

/** Rounds up or down as `usual` does, but a part of less than a pixel does not count. */
const withTolerance = (value: number, unit: number, missing: number, usual: (value: number) => number): number =>
  missing > 0 && missing < 1 ? Math.round(value / unit) : usual(value / unit);

/** How many columns fit in `width`, at least one; the others in pixels, too. */
export function columnCount(width: number, column: number, gutter: number): number {
  const unit = column + gutter;
  const room = width + gutter;
  if (!(unit > 0)) return 1;
  return Math.max(1, withTolerance(room, unit, unit - (room % unit), Math.floor));
}

/** How many columns an item spans. */
export function spanOf(width: number, column: number, gutter: number, count: number): number {
  const unit = column + gutter;
  if (!(unit > 0)) return 1;
  return Math.max(1, Math.min(count, withTolerance(width, unit, width % unit, Math.ceil)));
}

/** Each item below the shortest columns, leftmost where several are as short. There is no gutter between rows. */
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

/** One row below the other; a row is as high as its highest item. */
export function rows(sizes: readonly Size[], width: number, gutter: number): Layout {
  let [x, y, bottom] = [0, 0, 0];
  const boxes = sizes.map((size): Box => {
    // Less than a pixel does not count.
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

/** As many columns as asked for; `ratios` are the items' widths through their heights. */
export function columns(ratios: readonly number[], width: number, count: number, gaps: Gaps): Layout {
  const own = Math.max(0, (width - gaps.column * (count - 1)) / count);
  const sizes = ratios.map((ratio) => ({ width: own, height: own / ratio + gaps.row }));
  const { boxes, height } = masonry(sizes, width, own, gaps.column);
  return {
    boxes: boxes.map((box) => ({ ...box, height: box.height - gaps.row })),
    height: Math.max(0, height - gaps.row),
  };
}

/** Rows that are filled from edge to edge, about `ideal` pixels high; the last one is not made higher than that. */
export function justified(ratios: readonly number[], width: number, ideal: number, gaps: Gaps): Layout {
  const boxes: Box[] = [];
  let row: number[] = [];
  let y = 0;
  const close = (height: number): void => {
    let x = 0;
    for (const ratio of row) {
      boxes.push({ x, y, width: ratio * height, height });
      x += ratio * height + gaps.column;
    }
    y += height + gaps.row;
    row = [];
  };
  const fits = (all: readonly number[]): number =>
    (width - gaps.column * (all.length - 1)) / all.reduce((sum, ratio) => sum + ratio, 0);
  for (const ratio of ratios) {
    const longer = fits([...row, ratio]);
    // Whichever is nearer to the height that is wanted: the row with or without one more.
    if (row.length > 0 && longer < ideal && ideal - longer > fits(row) - ideal) close(fits(row));
    row.push(ratio);
    if (fits(row) <= ideal) close(fits(row));
  }
  if (row.length > 0) close(Math.min(ideal, fits(row)));
  return { boxes, height: Math.max(0, y - gaps.row) };
}
