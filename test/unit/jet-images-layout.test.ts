import { expect, test } from 'vitest';
import { inTurn } from '../../src/widgets/jet-images-layout/columns';

test('pictures fill their columns in turn, and the highest column is the height of all', () => {
  expect(inTurn([100, 300, 50, 80], 600, 3)).toEqual({
    boxes: [
      { x: 0, y: 0, width: 200, height: 100 },
      { x: 200, y: 0, width: 200, height: 300 },
      { x: 400, y: 0, width: 200, height: 50 },
      { x: 0, y: 100, width: 200, height: 80 },
    ],
    height: 300,
  });
});

test('columns have no height without pictures', () => {
  expect(inTurn([], 600, 3)).toEqual({ boxes: [], height: 0 });
});
