import { expect, test } from 'vitest';
import { number } from '../../../src/core/settings/settings';
import { fieldDate } from '../../../src/panel/controls/DateControl';
import { type NumberKind, numberNeeded, shownNumber, storedNumber, unitOf } from '../../../src/panel/units';

const kindOf = (options: Parameters<typeof number>[1]): NumberKind => number(0, options).control as NumberKind;

test.each(['milliseconds', 'ms'])('%s are shown as seconds and stored as before', (unit) => {
  const kind = kindOf({ min: 0, max: 10_000, whole: true, unit });
  expect(unitOf(kind)).toBe('seconds');
  expect(shownNumber(kind, 2500)).toBe(2.5);
  // 0.29 × 1000 is 290 and a little less.
  expect(storedNumber(kind, 0.29)).toBe(290);
  expect(numberNeeded(kind)).toBe('It takes a number from 0 to 10 (seconds)');
});

test.each([
  [{ min: 1, max: 20, whole: true }, 'It takes a whole number from 1 to 20'],
  [{ min: 0, unit: 'px' }, 'It takes a number of at least 0 (pixels)'],
  [{ max: 100, unit: 'percent' }, 'It takes a number of at most 100 (%)'],
  [{}, 'It takes a number'],
])('the bounds of a number are words (row %#)', (options, words) => {
  expect(numberNeeded(kindOf(options))).toBe(words);
});

test.each([
  ['', ''],
  ['2030-12-31 18:30', '2030-12-31T18:30'],
  ['2030-12-31', '2030-12-31T00:00'],
  ['2030-12-31T18:30:00', '2030-12-31T18:30'],
  [new Date(2030, 11, 31, 8, 5).getTime(), '2030-12-31T08:05'],
  ['12/31/2030', undefined],
  ['99999999999999999999', undefined],
])('the date %s is shown in the field of the browser, if it can be', (stored, shown) => {
  expect(fieldDate(stored)).toBe(shown);
});
