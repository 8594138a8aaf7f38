import { describe, expect, test } from 'vitest';
import { layerPlaceOf, targetOf } from '../../src/widgets/motion-effects/markup';
import {
  type Effects,
  effectsOf,
  layerRoom,
  movePoint,
  movingStyles,
  percentOf,
  steadyStyles,
  TURNS,
  viewportPercent,
} from '../../src/widgets/motion-effects/rules';
import { readMotion, settings, transformsOf } from '../../src/widgets/motion-effects/settings';

const size = (value: unknown): object => ({ unit: 'px', size: value, sizes: [] });
const sizes = (start: unknown, end: unknown): object => ({ unit: '%', size: '', sizes: { start, end } });

function effects(raw: object, { device = 'desktop', canHover = true, family = 'motion_fx' } = {}): Effects | null {
  const parsed = settings.parse({ ...raw }, () => {});
  return effectsOf(parsed, family as 'motion_fx' | 'background_motion_fx', device, canHover);
}

const SCROLLS = { motion_fx_motion_fx_scrolling: 'yes' };
const MOUSE = { motion_fx_motion_fx_mouse: 'yes' };
const MIDDLE = { x: 50, y: 50 };

/** The value of an element in a window 800 px high, at each scroll position, as far as it is given. */
function valuesAt(raw: object, top: number, height: number, expected: Record<number, number>): Record<string, number> {
  const all = effects({ ...SCROLLS, ...raw }) as Effects;
  const entries = Object.entries(expected).map(([position, given]) => {
    const scrolled = viewportPercent(top - Number(position), height, 800);
    const [value = ''] = Object.values(movingStyles(all, { scrolled, pointer: MIDDLE }));
    const digits = String(given).split('.')[1]?.length ?? 0;
    return [position, Number(Number.parseFloat(value).toFixed(digits))];
  });
  return Object.fromEntries(entries);
}

describe('the way through the viewport', () => {
  test.each([
    [400, 200, 800, 40],
    [800, 200, 800, 0],
    [1500, 200, 800, 0],
    [-200, 200, 800, 100],
    [-900, 200, 800, 100],
    [333, 200, 800, 46.7],
    [0, 0, 0, 0],
  ])('the way of a box at %d, %d high, in a window of %d, is %d percent', (top, height, viewHeight, percent) => {
    expect(viewportPercent(top, height, viewHeight)).toBe(percent);
  });

  test('the way through a page that cannot be scrolled is 0 percent, and that of one scrolled too far is 100', () => {
    expect([percentOf(0, 0), percentOf(50, -10), percentOf(1200, 1000), percentOf(-30, 1000)]).toEqual([0, 0, 100, 0]);
  });
});

describe('the point of an effect that comes and goes', () => {
  const range = { start: 20, end: 80 };
  test.each([
    [40, [33.33, 66.67, 0, 100]],
    [10, [0, 100, 50, 50]],
    [90, [100, 0, 50, 50]],
    [20, [0, 100, 0, 100]],
    [80, [100, 0, 0, 100]],
  ])('the point at %d percent is %j for the four directions', (percent, points) => {
    expect(TURNS.map((turn) => movePoint(percent, turn, range))).toEqual(points);
  });

  test.each([
    [0, 0, 100, [0, 100, 0, 100]],
    [100, 0, 100, [100, 0, 0, 100]],
    [100, 50, 100, [100, 0, 0, 100]],
    [0, 0, 50, [0, 100, 0, 100]],
    [50, 50, 50, [100, 0, 0, 100]],
  ])('the point at %d percent of a range from %d to %d is a number', (percent, start, end, points) => {
    expect(TURNS.map((turn) => movePoint(percent, turn, { start, end }))).toEqual(points);
  });
});

describe('scrolling', () => {
  test.each([
    [{ motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: size(4) }, '--translateY', '40px'],
    [{ motion_fx_translateY_effect: 'yes', motion_fx_translateY_direction: 'negative' }, '--translateY', '-40px'],
    [{ motion_fx_translateX_effect: 'yes', motion_fx_translateX_speed: '2' }, '--translateX', '20px'],
    [{ motion_fx_rotateZ_effect: 'yes' }, '--rotateZ', '10deg'],
    [{ motion_fx_opacity_effect: 'yes' }, 'opacity', '0.3333'],
    [{ motion_fx_blur_effect: 'yes' }, '--blur', '4.6669px'],
    [{ motion_fx_scale_effect: 'yes' }, '--scale', '1.13332'],
  ])('scrolling with %j sets, at 40 percent, %s to %s', (raw, name, value) => {
    const all = effects({ ...SCROLLS, ...raw }) as Effects;
    expect(movingStyles(all, { scrolled: 40, pointer: MIDDLE })).toEqual({ [name]: value });
  });

  test.each([
    [
      { motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: size(6) },
      [575.9, 200],
      { 0: 165.54, 200: 45.54, 400: -74.46, 700: -254.46, 1200: -300 },
    ],
    [
      {
        motion_fx_translateX_effect: 'yes',
        motion_fx_translateX_direction: 'negative',
        motion_fx_translateX_speed: size(4),
        motion_fx_translateX_affectedRange: sizes(10, 90),
      },
      [575.9, 200],
      { 0: -110.36, 200: -30.36, 400: 49.64, 700: 160, 1200: 160 },
    ],
    [
      { motion_fx_rotateZ_effect: 'yes', motion_fx_rotateZ_speed: size(2) },
      [895.9, 200],
      { 0: 100, 200: 79.18, 400: 39.18, 700: -20.82, 1200: -100 },
    ],
    [
      { motion_fx_scale_effect: 'yes', motion_fx_scale_speed: size(5), motion_fx_scale_direction: 'out-in' },
      [895.3, 300.9],
      { 0: 1, 200: 1, 400: 1.064, 700: 1.291, 1200: 1.5 },
    ],
    [
      { motion_fx_blur_effect: 'yes', motion_fx_blur_direction: 'in-out', motion_fx_blur_level: size(7) },
      [896.3, 200],
      { 0: 0, 200: 0, 400: 1.21, 700: 4.71, 1200: 7 },
    ],
    [
      { motion_fx_opacity_effect: 'yes', motion_fx_opacity_range: sizes(20, 80) },
      [575.7, 300.9],
      { 0: 0.0062, 200: 0.309, 400: 0.612, 700: 1, 1200: 1 },
    ],
  ])('scrolling with %j gives the values of a real page', (raw, [top = 0, height = 0], expected) => {
    expect(valuesAt(raw, top, height, expected)).toEqual(expected);
  });

  test('scrolling leaves no minus before a zero', () => {
    const all = effects({ ...SCROLLS, motion_fx_translateY_effect: 'yes' }) as Effects;
    expect(movingStyles(all, { scrolled: 50, pointer: MIDDLE })).toEqual({ '--translateY': '0px' });
  });
});

describe('the pointer', () => {
  const stylesFor = (raw: object, x: number, y: number): Record<string, string> =>
    movingStyles(effects({ ...MOUSE, ...raw }) as Effects, { scrolled: 0, pointer: { x, y } });

  test.each([
    [{ motion_fx_mouseTrack_effect: 'yes' }, 25, 75, ['25px', '-25px']],
    [{ motion_fx_tilt_effect: 'yes' }, 25, 75, ['-10deg', '-10deg']],
    [
      { motion_fx_mouseTrack_effect: 'yes', motion_fx_mouseTrack_speed: size(3) },
      7.8125,
      12.5,
      ['126.5625px', '112.5px'],
    ],
    [
      { motion_fx_tilt_effect: 'yes', motion_fx_tilt_direction: 'negative', motion_fx_tilt_speed: size(5) },
      7.8125,
      12.5,
      ['-18.75deg', '21.0938deg'],
    ],
    [{ motion_fx_mouseTrack_effect: 'yes' }, 50, 50, ['0px', '0px']],
  ])('the pointer with %j at %d, %d gives %j', (raw, x, y, values) => {
    expect(Object.values(stylesFor(raw, x, y))).toEqual(values);
  });

  test('the pointer does not move an axis that scrolling moves', () => {
    const both = { ...SCROLLS, ...MOUSE, motion_fx_translateY_effect: 'yes', motion_fx_mouseTrack_effect: 'yes' };
    const styles = movingStyles(effects(both) as Effects, { scrolled: 40, pointer: { x: 25, y: 75 } });
    expect(styles).toEqual({ '--translateX': '25px', '--translateY': '40px' });
  });

  test('the pointer has no effect on a device that cannot hover', () => {
    expect(effects({ ...MOUSE, motion_fx_tilt_effect: 'yes' }, { canHover: false })).toBeNull();
  });
});

describe('the layer of a background', () => {
  const layer = (raw: object): Effects =>
    effects(
      { background_motion_fx_motion_fx_scrolling: 'yes', background_motion_fx_motion_fx_mouse: 'yes', ...raw },
      { family: 'background_motion_fx' },
    ) as Effects;

  test('the layer of a background is larger by ten times the speed, and moves by as much as it is larger', () => {
    const all = layer({
      background_motion_fx_translateY_effect: 'yes',
      background_motion_fx_translateY_speed: size(4),
    });
    expect(layerRoom(all)).toEqual({ x: 0, y: 40 });
    const styles = movingStyles(all, { scrolled: 25, pointer: MIDDLE, room: { x: 0, y: 200 } });
    expect(styles).toEqual({ '--translateY': '-50px' });
  });

  test('the layer is larger on both axes for the pointer, unless scrolling moves it along one', () => {
    const track = { background_motion_fx_mouseTrack_effect: 'yes', background_motion_fx_mouseTrack_speed: size(2) };
    expect(layerRoom(layer(track))).toEqual({ x: 20, y: 20 });
    const both = { ...track, background_motion_fx_translateX_effect: 'yes', background_motion_fx_translateX_speed: 5 };
    expect(layerRoom(layer(both))).toEqual({ x: 50, y: 20 });
    const room = { x: 100, y: 100 };
    expect(movingStyles(layer(both), { scrolled: 50, pointer: { x: 0, y: 100 }, room })).toEqual({
      '--translateX': '-50px',
      '--translateY': '-100px',
    });
  });

  test('the layer has settings that are separate from those of its element', () => {
    const raw = {
      ...SCROLLS,
      motion_fx_scale_effect: 'yes',
      background_motion_fx_motion_fx_scrolling: 'yes',
      background_motion_fx_scale_effect: 'yes',
      background_motion_fx_scale_speed: size(9),
    };
    expect(effects(raw)?.scroll[0]).toMatchObject({ amount: 4 });
    expect(layer(raw).scroll[0]).toMatchObject({ amount: 9 });
  });
});

describe('the styles that stay', () => {
  test('the steady styles use the variables, after the transforms of the style sheet', () => {
    const all = effects({
      ...SCROLLS,
      motion_fx_scale_effect: 'yes',
      motion_fx_translateY_effect: 'yes',
      motion_fx_blur_effect: 'yes',
      motion_fx_opacity_effect: 'yes',
    }) as Effects;
    expect(steadyStyles(all, ['perspective', 'rotateZ', 'flipX', 'skewY'])).toEqual({
      transform:
        'perspective(var(--e-transform-perspective, 0px)) rotateZ(var(--e-transform-rotateZ, 0deg)) scaleX(var(--e-transform-flipX, 1)) skewY(var(--e-transform-skewY, 0deg)) translateY(var(--translateY)) scale(var(--scale))',
      filter: 'blur(var(--blur))',
      'will-change': 'opacity',
    });
  });

  test('the steady styles leave the transform alone when nothing moves', () => {
    const all = effects({ ...SCROLLS, motion_fx_opacity_effect: 'yes' }) as Effects;
    expect(steadyStyles(all, ['rotateZ'])).toEqual({ 'will-change': 'opacity' });
  });

  test('the transforms of the style sheet are listed once each, perspective first', () => {
    const raw = {
      _transform_rotateZ_effect: size(20),
      _transform_rotateZ_effect_hover: size(30),
      _transform_translateX_effect: '',
      _transform_scale_effect_hover: size(1.2),
      _transform_perspective_effect: size(100),
      _transform_keep_proportions: 'yes',
    };
    expect(transformsOf(raw)).toEqual(['perspective', 'rotateZ', 'scale']);
  });
});

describe('the conditions of effects', () => {
  const up = { ...SCROLLS, motion_fx_translateY_effect: 'yes' };

  test('effects run on the devices that are named, and on all when none are', () => {
    const some = { ...up, motion_fx_devices: ['desktop', 'tablet'] };
    expect(effects(some, { device: 'tablet' })).not.toBeNull();
    expect(effects(some, { device: 'mobile' })).toBeNull();
    expect(effects(up, { device: 'mobile' })).not.toBeNull();
    expect(effects({ ...up, motion_fx_devices: [] })).toBeNull();
  });

  test('effects run only with the switch of their kind', () => {
    expect(effects({ motion_fx_translateY_effect: 'yes' })).toBeNull();
    expect(effects({ ...MOUSE, motion_fx_translateY_effect: 'yes' })).toBeNull();
    expect(effects({ ...SCROLLS, motion_fx_tilt_effect: 'yes' })).toBeNull();
    expect(effects({ ...SCROLLS, motion_fx_translateY_effect: '' })).toBeNull();
  });

  test.each([
    ['', '', 'viewport'],
    ['viewport', '', 'viewport'],
    ['page', '', 'page'],
    ['', 'fixed', 'page'],
    ['page', 'fixed', 'page'],
    ['viewport', 'fixed', 'screen'],
    ['', 'absolute', 'viewport'],
  ])('effects with the range "%s" and the position "%s" are measured by the %s', (range, position, expected) => {
    expect(effects({ ...up, motion_fx_range: range, position })?.range).toBe(expected);
  });
});

test('percents of effects may be texts', () => {
  const all = effects({
    ...SCROLLS,
    motion_fx_translateY_effect: 'yes',
    motion_fx_translateY_affectedRange: sizes('20', '60'),
  }) as Effects;
  expect(movingStyles(all, { scrolled: 90, pointer: MIDDLE })).toEqual({ '--translateY': '-40px' });
});

describe('broken settings', () => {
  test.each([
    [{ motion_fx_translateY_speed: [] }, '40px'],
    [{ motion_fx_translateY_speed: { size: [], sizes: null } }, '40px'],
    [{ motion_fx_translateY_speed: { size: '' } }, '40px'],
    [{ motion_fx_translateY_affectedRange: { sizes: [] } }, '40px'],
    [{ motion_fx_translateY_affectedRange: sizes(90, 10) }, '40px'],
    [{ motion_fx_translateY_affectedRange: sizes('a', null) }, '40px'],
    [{ motion_fx_translateY_affectedRange: 7 }, '40px'],
    [{ motion_fx_translateY_affectedRange: sizes('', '60') }, '40px'],
    [{ motion_fx_translateY_direction: {} }, '40px'],
    [{ motion_fx_devices: 'desktop' }, '40px'],
    [{ motion_fx_devices: [['desktop'], 'desktop', 7] }, '40px'],
    [{ motion_fx_range: [] }, '40px'],
  ])('the broken settings %j give the defaults', (raw, value) => {
    const all = effects({ ...SCROLLS, motion_fx_translateY_effect: 'yes', ...raw }) as Effects;
    expect(movingStyles(all, { scrolled: 40, pointer: MIDDLE })).toEqual({ '--translateY': value });
  });

  test.each(['[]', '', 'null', '7', '{', '"text"'])('the settings %s around an element are ignored', (raw) => {
    const host = document.createElement('div');
    host.setAttribute('data-settings', raw);
    expect(readMotion(host)).toEqual({});
  });
});

describe('the target of effects', () => {
  const host = (markup: string): HTMLElement => {
    const box = document.createElement('div');
    box.innerHTML = markup;
    return box.firstElementChild as HTMLElement;
  };

  test.each([
    ['<div data-element_type="widget"><i class="elementor-widget-container"></i></div>', 'i'],
    ['<div data-element_type="widget"><b><i class="elementor-widget-container"></i></b></div>', 'div'],
    ['<div data-element_type="column"><i class="elementor-widget-wrap"></i></div>', 'i'],
    ['<section data-element_type="section"><i class="elementor-widget-wrap"></i></section>', 'section'],
    ['<div data-element_type="container"><i class="elementor-widget-container"></i></div>', 'div'],
    ['<div></div>', 'div'],
  ])('the target of effects in %s is the %s', (markup, name) => {
    expect(targetOf(host(markup)).localName).toBe(name);
  });

  test('the layer for a background is in the element, or in the filled part of a column', () => {
    expect(layerPlaceOf(host('<section data-element_type="section"></section>')).localName).toBe('section');
    const column = '<div data-element_type="column"><i class="elementor-element-populated"></i></div>';
    expect(layerPlaceOf(host(column)).localName).toBe('i');
  });
});

test('all elements and backgrounds are in the style sheet’s place until the pointer has moved', () => {
  const background = effects(
    { background_motion_fx_motion_fx_mouse: 'yes', background_motion_fx_mouseTrack_effect: 'yes' },
    { family: 'background_motion_fx' },
  ) as Effects;
  const room = { x: 200, y: 100 };
  expect(movingStyles(background, { scrolled: 0, pointer: null, room })).toEqual({
    '--translateX': '0px',
    '--translateY': '0px',
  });
  expect(movingStyles(background, { scrolled: 0, pointer: MIDDLE, room })).toMatchObject({ '--translateX': '-100px' });
});
