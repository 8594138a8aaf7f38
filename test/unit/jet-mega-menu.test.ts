import { expect, test } from 'vitest';
import { fitting } from '../../src/widgets/jet-mega-menu/rollUp';

test.each([
  ['all items where they fit', [100, 100, 100], 300, 3],
  ['all items with a rounding of less than a pixel', [100.4, 100.3, 100], 300, 3],
  ['as many as fit beside the item for the rest', [100, 100, 100], 299 - 1, 2],
  ['fewer where the item for the rest needs the room', [100, 100, 100], 240, 1],
  ['none where there is no room at all', [100, 100], 30, 0],
] as const)('a row of menu items shows %s', (_, widths, room, count) => {
  expect(fitting(widths, 50, room)).toBe(count);
});
