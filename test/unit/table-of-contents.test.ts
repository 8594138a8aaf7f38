import { expect, test } from 'vitest';
import { isFoldedOn } from '../../src/widgets/table-of-contents/Folding';
import { holds, type Item, treeOf } from '../../src/widgets/table-of-contents/headings';

/** Headings as their levels; each list in brackets. */
const shape = (items: readonly Item<number>[]): string =>
  `[${items.map((item) => `${item.heading}${item.items.length > 0 ? shape(item.items) : ''}`).join(' ')}]`;

const tree = (levels: readonly number[], isNested = true) => treeOf(levels, (level) => level, isNested);

test('each heading of a table of contents stands below the last larger one', () => {
  expect(shape(tree([2, 3, 3, 2, 4, 3, 2]))).toBe('[2[3 3] 2[4 3] 2]');
  expect(shape(tree([3, 2, 3]))).toBe('[3 2[3]]');
  expect(shape(tree([2, 3, 4, 2], false))).toBe('[2 3 4 2]');
  expect(shape(tree([]))).toBe('[]');
});

test('an item of a table of contents contains itself and what is below it', () => {
  const [first, second] = tree([2, 3, 4, 2]);
  expect([0, 1, 2, 3].map((at) => first && holds(first, at))).toEqual([true, true, true, false]);
  expect(second && holds(second, 3)).toBe(true);
});

test('a table of contents is folded at first on the named device and on smaller ones', () => {
  expect(['desktop', 'laptop', 'tablet', 'mobile'].map((device) => isFoldedOn(device, 'tablet'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(['widescreen', 'desktop', 'mobile'].map((device) => isFoldedOn(device, 'desktop'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isFoldedOn('mobile', 'none')).toBe(false);
});
