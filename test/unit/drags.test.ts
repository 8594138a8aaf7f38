import { describe, expect, test } from 'vitest';
import { restOf } from '../../src/ui/carousels/rules';
import { speedOf } from '../../src/ui/drags/rules';

const samples = (...points: [at: number, time: number][]) => points.map(([at, time]) => ({ at, time }));

describe('the speed at the end of a drag', () => {
  test('the speed of a drag is known from a start and an end alone', () => {
    expect(speedOf(samples([300, 0], [100, 100]))).toBe(-2);
    expect(speedOf([])).toBe(0);
    expect(speedOf(samples([300, 0]))).toBe(0);
  });

  test('the speed of a drag is limited when a busy page gets all events at one moment', () => {
    expect(speedOf(samples([100, 5], [260, 5]))).toBe(10);
  });

  test('the speed of a drag is that of its last moment, so that a flick back counts', () => {
    expect(speedOf(samples([0, 0], [300, 400], [300, 450], [240, 510], [220, 550]))).toBeLessThan(0);
  });

  test('the speed of a drag is zero after a rest, but a quick swipe never rests', () => {
    expect(speedOf(samples([0, 0], [200, 600], [201, 900], [200, 1000]))).toBe(0);
    expect(speedOf(samples([0, 0], [120, 60], [120, 400]))).toBe(0.3);
    expect(speedOf(samples([0, 0], [40, 60], [40, 400]))).toBe(0);
  });
});

test('a row moves on to the next slide, and further with momentum, but not without end', () => {
  expect(restOf(0, true)).toEqual({ step: 0, distance: 0 });
  expect(restOf(-0.001, false)).toEqual({ step: -1, distance: 0 });
  expect(restOf(0.001, true).distance).toBeCloseTo(0.87, 2);
  expect(restOf(-9, true)).toEqual(restOf(-0.004, true));
});
