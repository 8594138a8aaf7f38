import { describe, expect, test } from 'vitest';
import { directionOf } from '../../src/widgets/quantity/markup';
import { type Bounds, boundsOf, fitQuantity, stepQuantity } from '../../src/widgets/quantity/rules';
import { seeded } from '../support/random';

const field = (attributes: Record<string, string>): HTMLInputElement => {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
};

const bounds = (more: Partial<Bounds> = {}): Bounds => ({ min: 1, max: null, step: 1, ...more });

describe('the bounds of a quantity', () => {
  test('the bounds are open when the attribute is empty or invalid', () => {
    expect(boundsOf(field({ min: '', max: 'many', step: 'any' }))).toEqual({ min: null, max: null, step: null });
    expect(boundsOf(field({}))).toEqual({ min: null, max: null, step: 1 });
    expect(boundsOf(field({ min: '0.5', max: '2', step: '0.25' }))).toEqual({ min: 0.5, max: 2, step: 0.25 });
  });
});

describe('the buttons', () => {
  test('the minus button keeps a fraction that is the minimum', () => {
    expect(stepQuantity(0.1, -1, bounds({ min: 0.1, step: 0.1 }), false)).toBe(0.1);
    expect(stepQuantity(0.5, -1, bounds({ min: null, step: 0.5 }), false)).toBe(0.5);
    expect(stepQuantity(0, -1, bounds({ min: 0 }), false)).toBe(0);
  });

  test('the minus button never gives more, the plus button never less, and both stay within the bounds', () => {
    const random = seeded(27);
    const pick = <T>(...all: T[]): T => all[Math.floor(random() * all.length)] as T;
    const number = (): number => pick(random() * 0.9, random() * 9, Math.round(random() * 20), 0);
    const rounded = (value: number): number => +value.toFixed(pick(0, 1, 2, 3));
    for (let round = 0; round < 20_000; round++) {
      const min = pick(null, 0, rounded(number()), -rounded(number()));
      const max = pick(null, +((min ?? 0) + rounded(number())).toFixed(3));
      const step = pick(null, 1, 0.1, 0.25, 0.5, 2, 6, rounded(number()) || 1);
      const value = pick(rounded(number()), min ?? 0, max ?? 3);
      const isGrouped = pick(true, false);
      const given = JSON.stringify({ value, min, max, step, isGrouped });
      const less = stepQuantity(value, -1, { min, max, step }, isGrouped);
      const more = stepQuantity(value, 1, { min, max, step }, isGrouped);
      expect(less, `minus at ${given}`).toBeLessThanOrEqual(value);
      expect(more, `plus at ${given}`).toBeGreaterThanOrEqual(value);
      if (less !== value && min !== null) expect(less, `minus at ${given}`).toBeGreaterThanOrEqual(min);
      if (more !== value && max !== null)
        expect(more, `plus at ${given}`).toBeLessThanOrEqual(Math.max(max, min ?? max));
    }
  });
});

describe('an entered quantity', () => {
  for (const [entered, expected] of [
    ['0', 1],
    ['', 1],
    ['abc', 1],
    ['-3', 1],
    ['7', 7],
    ['1.4', 1],
    ['2,0', 2],
  ] as const) {
    test(`the entered quantity "${entered}" becomes ${expected}`, () =>
      expect(fitQuantity(entered, bounds(), false)).toBe(expected));
  }

  test('the quantities 0 and nothing stay in a grouped form', () => {
    expect(fitQuantity('0', bounds({ min: 0 }), true)).toBe(0);
    expect(fitQuantity('', bounds({ min: 0 }), true)).toBe(null);
    expect(fitQuantity('9', bounds({ min: 0, max: 5 }), true)).toBe(5);
  });

  test('the quantity 0 becomes 1 although the minimum is 0', () =>
    expect(fitQuantity('0', bounds({ min: 0 }), false)).toBe(1));

  for (const [entered, given, expected] of [
    ['0', { min: 0, step: 6 }, 6],
    ['2', { min: null, step: 5 }, 5],
    ['', { min: null, step: 3 }, 3],
    ['-5', { min: null }, 1],
    ['-5', { min: -9, step: 2 }, 1],
    ['0.1', { min: null, step: 0.25 }, 0.25],
    ['0', { min: 0, step: null }, 1],
    ['2', { min: 0, step: 6, max: 12 }, 6],
    ['0', { min: 0, step: 6, max: 4 }, 0],
  ] as const) {
    test(`the quantity "${entered}" becomes positive when a positive step is allowed: ${JSON.stringify(given)}`, () =>
      expect(fitQuantity(entered, bounds(given), false)).toBe(expected));
  }

  test('an entered quantity becomes a step and is never above the maximum', () => {
    expect(fitQuantity('4', bounds({ step: 2 }), false)).toBe(5);
    expect(fitQuantity('10', bounds({ step: 2, max: 10 }), false)).toBe(9);
    expect(fitQuantity('0.7', bounds({ min: 0.1, step: 0.2 }), false)).toBe(0.7);
    expect(fitQuantity('1.234', bounds({ step: null }), false)).toBe(1.234);
    expect(fitQuantity('0,75', bounds({ min: 0.25, step: 0.25 }), false)).toBe(0.75);
  });

  test('an entered quantity may stay above the maximum when the form itself reports it', () => {
    expect(fitQuantity('9', bounds({ max: 5 }), false, true)).toBe(9);
  });

  test('an entered quantity becomes the minimum when the bounds contradict each other', () => {
    expect(fitQuantity('3', bounds({ min: 4, max: 2 }), false)).toBe(4);
  });
});

test('a step of the buttons has no rounding noise and ends at the bounds', () => {
  expect(stepQuantity(0.1, 1, bounds({ min: 0, step: 0.1 }), false)).toBe(0.2);
  expect(stepQuantity(0.2, 1, bounds({ min: 0, step: 0.1 }), false)).toBe(0.3);
  expect(stepQuantity(3, 1, bounds({ max: 3 }), false)).toBe(3);
  expect(stepQuantity(1, -1, bounds(), false)).toBe(1);
  expect(stepQuantity(1, -1, bounds({ min: null }), false)).toBe(1);
  expect(stepQuantity(1, -1, bounds({ min: 0 }), true)).toBe(0);
  expect(stepQuantity(6, -1, bounds({ min: 0, step: 6 }), false)).toBe(6);
  expect(stepQuantity(6, -1, bounds({ min: 0, step: 6 }), true)).toBe(0);
});

test('the direction of a button is in its class or attribute', () => {
  const button = (html: string): HTMLElement => {
    const room = document.createElement('div');
    room.innerHTML = html;
    return room.firstElementChild as HTMLElement;
  };
  expect(directionOf(button('<button class="qty-minus">'))).toBe(-1);
  expect(directionOf(button('<button class="increase">'))).toBe(1);
  expect(directionOf(button('<a data-qty-step="-1" class="plus">'))).toBe(-1);
  expect(directionOf(button('<a data-qty-step="up">'))).toBe(1);
});
