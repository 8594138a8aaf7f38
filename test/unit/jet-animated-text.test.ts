import { expect, test } from 'vitest';
import { EFFECTS, elastic, stepsOf } from '../../src/widgets/jet-animated-text/effects';

test.each(EFFECTS.filter((effect) => effect !== 'fx12'))(
  'the effect %s moves a part to its place and away from it',
  (effect) => {
    const rest = /^translateY\(-?0\.00%\) rotate[XYZ]\(-?0\.00deg\)$/;
    const transforms = (direction: 'in' | 'out'): unknown[] =>
      stepsOf(effect, direction, 1, 4, 20)[0]?.frames.map(({ transform }) => transform) ?? [];
    expect(transforms('in').at(-1)).toMatch(rest);
    expect(transforms('out')[0]).toMatch(rest);
    const opacity = (direction: 'in' | 'out'): unknown[] =>
      stepsOf(effect, direction, 1, 4, 20)[1]?.frames.map((frame) => frame.opacity) ?? [];
    expect(opacity('in')).toEqual([0, 1]);
    expect(opacity('out')).toEqual([1, 0]);
  },
);

test('the parts of a text begin one after the other, from the start or from the end', () => {
  const delays = (effect: 'fx1' | 'fx3'): (number | undefined)[] =>
    [0, 1, 2].map((at) => stepsOf(effect, 'in', at, 3, 20)[0]?.timing.delay);
  expect(delays('fx1')).toEqual([75, 175, 275]);
  expect(delays('fx3')).toEqual([160, 80, 0]);
});

test('the typing effect shows one letter after the other by its width', () => {
  expect(stepsOf('fx12', 'in', 0, 3, 20)[0]?.frames).toEqual([{ width: '0px' }, { width: '20px' }]);
  expect(stepsOf('fx12', 'out', 2, 3, 20)[0]).toMatchObject({
    frames: [{ width: '20px' }, { width: '0px' }],
    timing: { delay: 0 },
  });
});

test('the elastic easing swings beyond its end and comes to rest', () => {
  const values = Array.from({ length: 101 }, (_, at) => elastic(at / 100));
  expect(values[0]).toBe(0);
  expect(values.at(-1)).toBe(1);
  expect(Math.max(...values)).toBeGreaterThan(1.1);
  expect(values.slice(80).every((value) => Math.abs(value - 1) < 0.01)).toBe(true);
});
