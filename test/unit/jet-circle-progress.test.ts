import { expect, test } from 'vitest';
import { countText, ringOf } from '../../src/widgets/jet-circle-progress/rules';

test('a number has the decimals of its end value and a separator between thousands', () => {
  expect(countText(1234.5, 1234.5, ',')).toBe('1,234.5');
  expect(countText(12, 1234.5, ',')).toBe('12.0');
  expect(countText(1_234_567.8, 1_234_568, ' ')).toBe('1 234 568');
  expect(countText(1234, 1234, '')).toBe('1234');
});

test('a negative number keeps its sign before the digits', () => {
  expect(countText(-1234, -1234, ',')).toBe('-1,234');
  expect(countText(-123, -123, ',')).toBe('-123');
});

test('a separator of thousands is text, not a pattern', () => {
  expect(countText(1234, 1234, '$&')).toBe('1$&234');
});

test('a ring lies within its size, and its radius is never negative', () => {
  expect(ringOf(100, 10, 4)).toEqual({ size: 100, middle: 50, radius: 45, circumference: 2 * Math.PI * 45 });
  expect(ringOf(10, 40, 4).radius).toBe(0);
});
