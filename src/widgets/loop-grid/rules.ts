/**
 * The top margins that put each item right below the one above it, as a grid of rows leaves them: heights and the gap
 * in pixels. A row is as high as its items with their margins.
 */
export function masonryMargins(heights: readonly number[], columns: number, gap: number): number[] {
  const bottoms: number[] = [];
  const margins: number[] = [];
  let top = 0;
  for (let start = 0; start < heights.length; start += columns) {
    const row = heights.slice(start, start + columns);
    const own = row.map((_, column) => (start === 0 ? 0 : (bottoms[column] ?? 0) + gap - top));
    for (const [column, height] of row.entries()) bottoms[column] = top + (own[column] ?? 0) + height;
    margins.push(...own.map((margin) => Math.round(margin * 100) / 100 || 0));
    top += Math.max(0, ...row.map((height, column) => height + (own[column] ?? 0))) + gap;
  }
  return margins;
}
