import { describe, expect, test } from 'vitest';
import { fills, scrollsDown, stopFor, viewed } from '../../src/widgets/page-scroll/rules';
import { readPageScroll, settings } from '../../src/widgets/page-scroll/settings';

const SECTIONS = [0, 800, 1600].map((top) => ({ top, bottom: top + 800 }));
const at = (top: number) => ({ top, height: 800 });

describe('a step', () => {
  test('a step leads to the next section or to the one before', () => {
    expect(stopFor(SECTIONS, at(0), true)).toBe(800);
    expect(stopFor(SECTIONS, at(800.4), true)).toBe(1600);
    expect(stopFor(SECTIONS, at(1600), false)).toBe(800);
    expect(stopFor(SECTIONS, at(1000), false)).toBe(800);
    expect(stopFor(SECTIONS, at(1000), true)).toBe(1600);
  });

  test('a step at either end is left to the browser', () => {
    expect(stopFor(SECTIONS, at(1600), true)).toBeNull();
    expect(stopFor(SECTIONS, at(0), false)).toBeNull();
    expect(stopFor([], at(0), true)).toBeNull();
  });

  test('a step inside a section that is higher than the window is left to the browser', () => {
    const tall = [
      { top: 0, bottom: 2000 },
      { top: 2000, bottom: 2800 },
    ];
    expect(stopFor(tall, at(500), true)).toBeNull();
    expect(stopFor(tall, at(1200), true)).toBe(2000);
    expect(stopFor(tall, at(500), false)).toBeNull();
    expect(stopFor(tall, at(2000), false)).toBe(1200);
  });

  test('a step skips the space between sections, and is left to the browser beyond the last one', () => {
    const apart = SECTIONS.map(({ top, bottom }, index) => ({ top: top + index * 50, bottom: bottom + index * 50 }));
    expect(stopFor(apart, at(0), true)).toBe(850);
    expect(stopFor(apart, at(820), true)).toBe(850);
    expect(stopFor(SECTIONS, at(2500), false)).toBeNull();
    expect(stopFor(SECTIONS, at(2500), true)).toBeNull();
  });

  test('a step leads to the first section when that is near', () => {
    const later = SECTIONS.map(({ top, bottom }) => ({ top: top + 1000, bottom: bottom + 1000 }));
    expect(stopFor(later, at(0), true)).toBeNull();
    expect(stopFor(later, at(300), true)).toBe(1000);
  });
});

test('the viewed section and the completely visible ones are known', () => {
  expect(viewed(SECTIONS, at(0))).toEqual({ at: 0, complete: [true, false, false] });
  expect(viewed(SECTIONS, at(500))).toEqual({ at: 1, complete: [false, false, false] });
  expect(viewed([], at(0))).toEqual({ at: 0, complete: [] });
});

test('the sections fill the page when nothing else is on it', () => {
  expect(fills(SECTIONS, 2400)).toBe(true);
  expect(fills(SECTIONS, 2900)).toBe(false);
  expect(fills([], 2400)).toBe(false);
});

test('the keys that scroll are known with their direction', () => {
  expect([' ', 'PageDown', 'ArrowDown'].map((key) => scrollsDown(key, false))).toEqual([true, true, true]);
  expect([' ', 'PageUp'].map((key) => scrollsDown(key, key === ' '))).toEqual([false, false]);
  expect(['End', 'a', 'ArrowLeft'].map((key) => scrollsDown(key, false))).toEqual([undefined, undefined, undefined]);
  expect(scrollsDown('ArrowDown', true)).toBeUndefined();
});

test.each([
  ['{"ekit_onepagescroll":"block"}', true],
  ['{"ekit_onepagescroll":"yes"}', true],
  ['{"ekit_onepagescroll":"none"}', false],
  ['{"ekit_onepagescroll":""}', false],
  ['{broken', true],
  ['[]', true],
])('the document’s settings %s enable the scroll by sections: %j', (given, enabled) => {
  const host = document.createElement('div');
  host.setAttribute('data-elementor-settings', given);
  expect(settings.parse(readPageScroll(host), () => {}).enabled).toBe(enabled);
});
