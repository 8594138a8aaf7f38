import { expect, test } from 'vitest';
import { pagePercent, partPercent } from '../../src/widgets/progress-tracker/rules';

test('a page is read as far as it is scrolled', () => {
  expect([pagePercent(0, 900), pagePercent(450, 900), pagePercent(2000, 900), pagePercent(-20, 900)]).toEqual([
    0, 50, 100, 0,
  ]);
  expect(pagePercent(0, 0)).toBe(100);
});

test('a part of the page is read when its end is in the window', () => {
  expect(partPercent({ top: 300, height: 2000 }, 1000)).toBe(0);
  expect(partPercent({ top: -500, height: 2000 }, 1000)).toBe(50);
  expect(partPercent({ top: -1000, height: 2000 }, 1000)).toBe(100);
  expect([partPercent({ top: 700, height: 400 }, 1000), partPercent({ top: 600, height: 400 }, 1000)]).toEqual([
    0, 100,
  ]);
});
