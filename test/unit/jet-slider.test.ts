import { expect, test } from 'vitest';
import { length } from '../../src/elementor/addOns';
import { scrolledTo, shuffled } from '../../src/widgets/jet-slider/rules';

test('a shuffled order has each number once', () => {
  const order = shuffled(20);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(shuffled(3, () => 0)).toEqual([1, 2, 0]);
  expect(shuffled(0)).toEqual([]);
});

test('a strip of thumbnails scrolls only as far as needed', () => {
  expect(scrolledTo(0, 300, 100, 200)).toBe(0);
  expect(scrolledTo(0, 300, 250, 350)).toBe(50);
  expect(scrolledTo(200, 300, 100, 200)).toBe(100);
});

test.each([
  [{ unit: 'px', size: 400 }, '400px'],
  [{ unit: 'vh', size: '50' }, '50vh'],
  [{ unit: 'custom', size: 'calc(100vh - 80px)' }, 'calc(100vh - 80px)'],
  [400, '400px'],
  ['50%', '50%'],
  [{ unit: 'px', size: '' }, undefined],
  [{ unit: 'custom', size: 'url(//evil.example)' }, undefined],
  ['1px;color:red', undefined],
  [null, undefined],
])('the length is read from %j', (raw, expected) => {
  expect(length('1px').read(raw)?.value).toBe(expected);
});
