import { afterEach, describe, expect, test, vi } from 'vitest';
import { valueFor } from '../../src/elementor/devices';
import { limitOf } from '../../src/widgets/sticky/markup';
import {
  type Hold,
  roomToScroll,
  type Sight,
  standingAt,
  stuckStyles,
  withoutSticky,
} from '../../src/widgets/sticky/rules';
import { settings } from '../../src/widgets/sticky/settings';

const read = (raw: object) => settings.parse({ ...raw }, () => {});

const TOP: Hold = { edge: 'top', offset: 20, effectsOffset: 0 };
const BOTTOM: Hold = { edge: 'bottom', offset: 10, effectsOffset: 0 };

/** The window is 800 px high, the element 100. */
const sight = (top: number, limit?: [number, number]): Sight => ({
  place: { top, bottom: top + 100 },
  height: 100,
  view: 800,
  ...(limit && { limit: { top: limit[0], bottom: limit[1] } }),
});

test('a stuck element is fixed at its edge, and stays at the end of its limit', () => {
  const box = { width: '300px', start: 40, place: {} };
  expect(stuckStyles(TOP, false, box, 0)).toMatchObject({
    position: 'fixed',
    width: '300px',
    top: '20px',
    'inset-inline-start': '40px',
  });
  expect(stuckStyles(BOTTOM, false, { ...box, start: 0 }, 0)).not.toHaveProperty('inset-inline-start');
  expect(stuckStyles(TOP, true, box, 8)).toMatchObject({
    position: 'absolute',
    bottom: '0px',
    'inset-inline-start': '8px',
  });
});

describe('the position of a sticky element', () => {
  test.each([
    [21, false],
    [20, true],
    [-500, true],
  ])('an element sticks at the top with its place at %d: %s', (top, isStuck) => {
    expect(standingAt(TOP, sight(top)).isStuck).toBe(isStuck);
  });

  test.each([
    [689, false],
    [690, true],
    [2000, true],
  ])('an element sticks at the bottom with its place at %d: %s', (top, isStuck) => {
    expect(standingAt(BOTTOM, sight(top)).isStuck).toBe(isStuck);
  });

  test.each([
    [20, 0, true],
    [21, 0, false],
    [-99, 120, false],
    [-100, 120, true],
    [-700, 120, true],
  ])('an element with its place at %d and an offset of %d px has the effects: %s', (top, effectsOffset, hasEffects) => {
    expect(standingAt({ ...TOP, effectsOffset }, sight(top)).hasEffects).toBe(hasEffects);
  });

  test.each([
    [TOP, -300, [-400, 121], false],
    [TOP, -300, [-400, 120], true],
    [TOP, 50, [0, 120], false],
    [BOTTOM, 900, [689, 1500], false],
    [BOTTOM, 900, [690, 1500], true],
    [BOTTOM, 500, [690, 1500], false],
  ] as const)('an element with %j, at %d, is held by the end of %j: %s', (hold, top, limit, isAtEnd) => {
    expect(standingAt(hold, sight(top, [...limit])).isAtEnd).toBe(isAtEnd);
  });
});

describe('the distance without a change', () => {
  test.each([
    [TOP, 500, undefined, 480],
    [TOP, -300, undefined, 320],
    [{ ...TOP, effectsOffset: 400 }, -300, undefined, 80],
    [TOP, -300, [-400, 150], 30],
    [BOTTOM, 2000, undefined, 1310],
    [BOTTOM, 2000, [600, 3000], 90],
  ] as const)('a sticky element with %j, at %d within %j, changes nothing for %d px', (hold, top, limit, room) => {
    const seen = sight(top, limit && [...limit]);
    expect(roomToScroll(hold, seen)).toBe(room);
    for (const scrolled of [-(room - 1), room - 1]) {
      const then: Sight = {
        ...seen,
        place: { top: top - scrolled, bottom: top + 100 - scrolled },
        ...(limit && { limit: { top: limit[0] - scrolled, bottom: limit[1] - scrolled } }),
      };
      expect(standingAt(hold, then)).toEqual(standingAt(hold, seen));
    }
  });
});

describe('the limit of a sticky element', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  const limitIn = (markup: string): string | undefined => {
    document.body.innerHTML = markup;
    return limitOf(document.querySelector('#host') as HTMLElement)?.id;
  };

  test.each([
    ['<div id="wrap" class="elementor-widget-wrap"><div id="host" class="elementor-element"></div></div>', 'wrap'],
    [
      '<div id="outer" class="e-con"><div id="inner" class="e-con-inner"><p><b id="host" class="elementor-element"></b></p></div></div>',
      'inner',
    ],
    ['<div id="outer" class="e-con"><div id="host" class="elementor-element e-con"></div></div>', 'outer'],
    [
      '<div id="w" class="elementor-widget-wrap"><div><div id="host" class="elementor-element e-con"></div></div></div>',
      undefined,
    ],
    ['<main id="main"><section id="host" class="elementor-element elementor-section"></section></main>', undefined],
    ['<main id="main"><header id="host"></header></main>', 'main'],
  ])('the limit of the element in %s is %s', (markup, limit) => {
    expect(limitIn(markup)).toBe(limit);
  });
});

describe('the settings of a sticky element', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('the settings of a sticky element have a value for each device, and 0 counts', () => {
    const { sticky_offset } = read({ sticky_offset: 100, sticky_offset_tablet: 0 });
    expect(['desktop', 'tablet', 'mobile'].map((device) => valueFor(sticky_offset, device))).toEqual([100, 0, 0]);
    const { sticky_effects_offset } = read({
      sticky_effects_offset: { size: 100 },
      sticky_effects_offset_mobile: '20',
    });
    expect(valueFor(sticky_effects_offset, 'tablet')).toBe(100);
    expect(valueFor(sticky_effects_offset, 'mobile')).toBe(20);
  });

  test.each([
    [{}, '', null, 0],
    [{ sticky: [], sticky_on: 'desktop', sticky_offset: [] }, '', null, 0],
    [{ sticky: 'left', sticky_on: {}, sticky_offset: 'far' }, '', null, 0],
    [{ sticky: 'top', sticky_on: ['desktop', 7, null], sticky_offset: { size: '' } }, 'top', ['desktop'], 0],
    [{ sticky: 'bottom', sticky_on: [], sticky_offset: '12' }, 'bottom', [], 12],
  ])('the settings %j of a sticky element are understood', (raw, edge, devices, offset) => {
    const { sticky, sticky_on, sticky_offset } = read(raw);
    expect([sticky, sticky_on, sticky_offset.desktop]).toEqual([edge, devices, offset]);
  });

  test('only the setting that makes an element sticky is hidden from Elementor', () => {
    expect(withoutSticky({ sticky: 'top', sticky_on: [], animation: 'fadeIn' })).toEqual({
      sticky_on: [],
      animation: 'fadeIn',
    });
  });
});
