import type { MotionSettings } from './settings';

/** A range in percent. */
export interface Part {
  start: number;
  end: number;
}

/** The course of an effect; `out` is the end at which the element differs most from its normal look. */
export const TURNS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const;

/** One of the four courses. */
export type Turn = (typeof TURNS)[number];

/** Moves or rotates evenly with scrolling. */
export interface Travel {
  name: 'translateX' | 'translateY' | 'rotateZ';
  speed: number;
  isNegative: boolean;
  part: Part;
}

/** Scales, fades or blurs. `amount` is the scale's speed, or the level. */
export interface Change {
  name: 'opacity' | 'blur' | 'scale';
  amount: number;
  turn: Turn;
  part: Part;
}

/** Follows the pointer, or tilts away from it. */
export interface Follow {
  name: 'mouseTrack' | 'tilt';
  speed: number;
  isNegative: boolean;
}

/** The effects of an element, or of its background. */
export interface Effects {
  /**
   * What counts as 100 percent: passing through the viewport, the whole page or, for fixed elements, the first screen.
   */
  range: 'viewport' | 'page' | 'screen';
  scroll: readonly (Travel | Change)[];
  mouse: readonly Follow[];
}

/** A number per axis. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The positions of page and pointer, in percent. `pointer` is null until it moves; `room` is how much larger a
 * background's layer is, in pixels.
 */
export interface Moment {
  scrolled: number;
  pointer: Point | null;
  room?: Point;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits)) || 0;

/** `passed` in percent of `whole`, from 0 to 100. */
export const percentOf = (passed: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, passed / whole)) * 100 : 0;

/** How far an element has passed through the viewport, in percent. The arguments are in pixels. */
export const viewportPercent = (top: number, height: number, viewHeight: number): number =>
  round(percentOf(viewHeight - top, height + viewHeight), 2);

/** The strength of an effect at `percent` of the range; 100 is the element's normal look. */
export function movePoint(percent: number, turn: Turn, { start, end }: Part): number {
  if (percent < start) {
    const passed = (percent / start) * 100;
    return round({ 'out-in': 0, 'in-out': 100, 'out-in-out': passed, 'in-out-in': 100 - passed }[turn], 2);
  }
  if (percent < end) {
    const passed = ((percent - start) / (end - start)) * 100;
    return round({ 'out-in': passed, 'in-out': 100 - passed, 'out-in-out': 100, 'in-out-in': 0 }[turn], 2);
  }
  const left = end < 100 ? ((100 - percent) / (100 - end)) * 100 : 100;
  return round({ 'out-in': 100, 'in-out': 0, 'out-in-out': left, 'in-out-in': 100 - left }[turn], 2);
}

const clamp = (percent: number, { start, end }: Part): number => Math.min(end, Math.max(start, percent));

const along = (percent: number, isNegative: boolean): number => (isNegative ? 100 - percent : percent);

const step = (percent: number, speed: number): number => -(percent - 50) * speed;

const px = (value: number): string => `${round(value, 4)}px`;
const deg = (value: number): string => `${round(value, 4)}deg`;

/** A layer moves within its extra size; an element moves freely. */
const shift = (percent: number, speed: number, room: number | undefined): string =>
  px(room === undefined ? step(percent, speed) : (-room * percent) / 100);

function changed({ name, amount, turn, part }: Change, percent: number): [string, string] {
  const point = movePoint(percent, turn, part);
  if (name === 'scale') return ['--scale', String(round(1 + (amount * point) / 1000, 5))];
  if (name === 'blur') return ['--blur', px(amount - (amount * point) / 100)];
  const level = amount / 10;
  return ['opacity', String(round(1 - level + (level * point) / 100, 5))];
}

function followed({ name, speed, isNegative }: Follow, { pointer, room }: Moment): [string, string][] {
  // The normal look, until the pointer's position is known.
  if (!pointer) {
    const names = name === 'tilt' ? ['--rotateX', '--rotateY'] : ['--translateX', '--translateY'];
    return names.map((one) => [one, name === 'tilt' ? deg(0) : px(0)]);
  }
  const [x, y] = [along(pointer.x, isNegative), along(pointer.y, isNegative)];
  if (name === 'tilt') {
    const lean = (percent: number): string => deg(step(percent, speed / 10));
    return [
      ['--rotateX', lean(y)],
      ['--rotateY', lean(100 - x)],
    ];
  }
  return [
    ['--translateX', shift(x, speed, room?.x)],
    ['--translateY', shift(y, speed, room?.y)],
  ];
}

function travelled({ name, speed, isNegative, part }: Travel, { scrolled, room }: Moment): [string, string] {
  const percent = along(clamp(scrolled, part), isNegative);
  if (name === 'rotateZ') return ['--rotateZ', deg(step(percent, speed))];
  return [`--${name}`, shift(percent, speed, name === 'translateX' ? room?.x : room?.y)];
}

/** The styles that change. Along an axis that scrolling moves, the pointer has no effect. */
export function movingStyles({ scroll, mouse }: Effects, moment: Moment): Record<string, string> {
  return Object.fromEntries([
    ...mouse.flatMap((effect) => followed(effect, moment)),
    ...scroll.map((effect) => ('turn' in effect ? changed(effect, moment.scrolled) : travelled(effect, moment))),
  ]);
}

const FUNCTIONS = ['translateY', 'translateX', 'rotateZ', 'scale', 'rotateX', 'rotateY'];

const UNITS: Record<string, string> = { rotate: '0deg', skew: '0deg', scale: '1' };

/** A transform from Elementor's style sheet. Its variable may be set on hover only. */
function staticFunction(name: string): string {
  const actual = name.replace('flip', 'scale');
  const kind = actual.replace(/[XYZ]$/, '');
  return `${actual}(var(--e-transform-${name}, ${UNITS[kind] ?? '0px'}))`;
}

/** The styles that stay while the effects run; they use the variables of `movingStyles`. */
export function steadyStyles(effects: Effects, transforms: readonly string[]): Record<string, string> {
  const moving = movingStyles(effects, { scrolled: 0, pointer: null });
  const functions = FUNCTIONS.filter((name) => `--${name}` in moving).map((name) => `${name}(var(--${name}))`);
  return {
    ...(functions.length > 0 && { transform: [...transforms.map(staticFunction), ...functions].join(' ') }),
    ...('--blur' in moving && { filter: 'blur(var(--blur))' }),
    ...('opacity' in moving && { 'will-change': 'opacity' }),
  };
}

/** How much larger than the element a background's layer is, in percent. */
export function layerRoom({ scroll, mouse }: Effects): Point {
  const speedOf = (name: string): number | undefined =>
    [...scroll, ...mouse].flatMap((effect) => (effect.name === name && 'speed' in effect ? effect.speed : []))[0];
  const tracked = speedOf('mouseTrack') ?? 0;
  const percent = (speed: number): number => Math.max(0, speed * 10);
  return { x: percent(speedOf('translateX') ?? tracked), y: percent(speedOf('translateY') ?? tracked) };
}

/** The effects of the element, or of its background. */
type Family = 'motion_fx' | 'background_motion_fx';

function scrollEffects(settings: MotionSettings, family: Family): (Travel | Change)[] {
  const effects: (Travel | Change)[] = [];
  for (const name of ['translateY', 'translateX'] as const) {
    if (!settings[`${family}_${name}_effect`]) continue;
    const speed = settings[`${family}_${name}_speed`];
    const isNegative = settings[`${family}_${name}_direction`] === 'negative';
    effects.push({ name, speed, isNegative, part: settings[`${family}_${name}_affectedRange`] });
  }
  if (family === 'motion_fx' && settings.motion_fx_rotateZ_effect) {
    const isNegative = settings.motion_fx_rotateZ_direction === 'negative';
    const { motion_fx_rotateZ_speed: speed, motion_fx_rotateZ_affectedRange: part } = settings;
    effects.push({ name: 'rotateZ', speed, isNegative, part });
  }
  for (const name of ['opacity', 'blur', 'scale'] as const) {
    if (!settings[`${family}_${name}_effect`]) continue;
    const amount = name === 'scale' ? settings[`${family}_scale_speed`] : settings[`${family}_${name}_level`];
    const turn = settings[`${family}_${name}_direction`];
    effects.push({ name, amount, turn, part: settings[`${family}_${name}_range`] });
  }
  return effects;
}

function mouseEffects(settings: MotionSettings, family: Family): Follow[] {
  const effects: Follow[] = [];
  if (settings[`${family}_mouseTrack_effect`]) {
    const isNegative = settings[`${family}_mouseTrack_direction`] === 'negative';
    effects.push({ name: 'mouseTrack', speed: settings[`${family}_mouseTrack_speed`], isNegative });
  }
  if (family === 'motion_fx' && settings.motion_fx_tilt_effect) {
    const isNegative = settings.motion_fx_tilt_direction === 'negative';
    effects.push({ name: 'tilt', speed: settings.motion_fx_tilt_speed, isNegative });
  }
  return effects;
}

function rangeOf(settings: MotionSettings, family: Family): Effects['range'] {
  const range = settings[`${family}_range`];
  if (range === 'page' || settings.position !== 'fixed') return range || 'viewport';
  return range ? 'screen' : 'page';
}

/** The effects of one family on a device; null if there are none. `canHover`: the visitor has a hovering pointer. */
export function effectsOf(settings: MotionSettings, family: Family, device: string, canHover: boolean): Effects | null {
  const devices = settings[`${family}_devices`];
  if (devices && !devices.includes(device)) return null;
  const scroll = settings[`${family}_motion_fx_scrolling`] ? scrollEffects(settings, family) : [];
  const mouse = canHover && settings[`${family}_motion_fx_mouse`] ? mouseEffects(settings, family) : [];
  return scroll.length + mouse.length > 0 ? { range: rangeOf(settings, family), scroll, mouse } : null;
}
