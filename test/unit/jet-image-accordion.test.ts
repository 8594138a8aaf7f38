import { expect, test } from 'vitest';
import { growthOf } from '../../src/widgets/jet-image-accordion/rules';

test.each([
  [50, 2, 1],
  [60, 3, 3],
  [75, 4, 9],
  [60, 1, 1],
])('an open picture takes %i percent of %i pictures by its growth', (size, count, growth) => {
  expect(growthOf(size, count)).toBe(growth);
  // Each of the others grows by 1.
  if (count > 1) expect((100 * growth) / (growth + count - 1)).toBeCloseTo(size, 1);
});
