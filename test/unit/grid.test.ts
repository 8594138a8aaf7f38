import { describe, expect, test } from 'vitest';
import { columnCount, columns, justified, masonry, rows, spanOf } from '../../src/ui/layout/grid/layouts';

const square = (width: number, height: number) => ({ width, height });
const places = ({ boxes }: { boxes: { x: number; y: number }[] }) => boxes.map(({ x, y }) => [x, y]);

describe('masonry', () => {
  test('masonry has as many columns as fit, and one more when less than a pixel is missing', () => {
    expect(columnCount(1000, 240, 10)).toBe(4);
    expect(columnCount(989.5, 240, 10)).toBe(4);
    expect(columnCount(988, 240, 10)).toBe(3);
    expect(columnCount(100, 240, 10)).toBe(1);
    expect(columnCount(100, 0, 0)).toBe(1);
  });

  test('masonry lets an item span the columns that it needs, and not more than there are', () => {
    expect(spanOf(240, 240, 10, 4)).toBe(1);
    expect(spanOf(250.5, 240, 10, 4)).toBe(1);
    expect(spanOf(300, 240, 10, 4)).toBe(2);
    expect(spanOf(5000, 240, 10, 4)).toBe(4);
  });

  test('masonry puts each item below the shortest column, the leftmost of several', () => {
    const layout = masonry([square(100, 50), square(100, 30), square(100, 30), square(100, 10)], 320, 100, 10);
    expect(places(layout)).toEqual([
      [0, 0],
      [110, 0],
      [220, 0],
      [110, 30],
    ]);
    expect(layout.height).toBe(50);
  });

  test('masonry puts a wide item below all columns that it covers', () => {
    const layout = masonry([square(100, 50), square(100, 30), square(200, 20), square(100, 10)], 300, 100, 0);
    expect(places(layout)).toEqual([
      [0, 0],
      [100, 0],
      [100, 30],
      [0, 50],
    ]);
    expect(masonry([], 300, 100, 0).height).toBe(0);
  });
});

test('a new row begins below the highest item when an item does not fit', () => {
  const layout = rows([square(100, 50), square(100, 80), square(150, 20)], 300, 10);
  expect(places(layout)).toEqual([
    [0, 0],
    [110, 0],
    [0, 80],
  ]);
  expect(layout.height).toBe(100);
});

test('columns are as wide as the space allows, and as many as requested', () => {
  for (const count of [1, 3, 7]) {
    const { boxes } = columns(new Array(count + 1).fill(1), 1003.3, count, { column: 10, row: 10 });
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(count);
    expect(boxes.at(-1)?.y).toBeCloseTo((1003.3 - 10 * (count - 1)) / count + 10);
  }
  expect(columns([2, 1], 210, 2, { column: 10, row: 10 }).height).toBe(100);
});

test('columns are filled in turn unless one is clearly shorter, and the highest one’s gap stands below it', () => {
  const gaps = { column: 10, row: 20 };
  const { boxes, height, below } = columns([1, 0.5, 1, 1], 210, 2, gaps);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [110, 0],
    [0, 120],
    [110, 220],
  ]);
  // The third goes left in turn; the fourth goes right, where 200 is not clearly higher than 200.
  expect([height, below]).toEqual([300, 20]);
  expect(columns([0.5, 1, 1], 210, 2, gaps).boxes[2]).toMatchObject({ x: 110, y: 120 });
});

describe('justified rows', () => {
  test('justified rows go from edge to edge, near the wanted height', () => {
    const { boxes } = justified([1.5, 1, 0.75, 1.8, 0.7, 1.5, 1.5, 0.8], 1000, 200, { column: 10, row: 10 });
    const tops = [...new Set(boxes.map(({ y }) => y))];
    for (const top of tops.slice(0, -1)) {
      const row = boxes.filter(({ y }) => y === top);
      const last = row.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000);
      expect(last?.height).toBeGreaterThan(130);
      expect(last?.height).toBeLessThan(280);
    }
    expect(boxes.length).toBe(8);
  });

  test('justified rows end where their items come nearest to the width; a last row that nearly fills it is stretched', () => {
    const ratios = [1.5, 1, 1.5, 1.5, 1.5, 1.5, 1];
    const { boxes, height } = justified(ratios, 1120, 120, { column: 10, row: 10 });
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(height).toBeCloseTo(111.6, 1);
    expect(boxes[1]).toMatchObject({ x: expect.closeTo(177.4, 1), width: expect.closeTo(111.6, 1) });
    const narrow = justified([1, 1], 1000, 300, { column: 10, row: 10 });
    expect(narrow.boxes[0]?.height).toBeCloseTo(297);
  });

  test('the last justified row has the wanted height and is never wider than the container', () => {
    expect(justified([1.5], 1000, 200, { column: 10, row: 10 })).toEqual({
      boxes: [{ x: 0, y: 0, width: 300, height: 200 }],
      height: 200,
    });
    expect(justified([10], 1000, 200, { column: 10, row: 10 }).boxes[0]).toMatchObject({ width: 1000, height: 100 });
    expect(justified([], 1000, 200, { column: 0, row: 10 }).height).toBe(0);
  });
});
