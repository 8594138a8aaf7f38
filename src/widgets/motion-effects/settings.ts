import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  isText,
  list,
  number,
  parseJson,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { type Part, TURNS } from './rules';

/** The entries of `E`, under keys that begin with `P`. */
export type Prefixed<P extends string, E> = { [K in keyof E & string as `${P}_${K}`]: E[K] };

const prefixed = <P extends string, E extends Record<string, Setting<unknown>>>(
  prefix: P,
  entries: E,
): Prefixed<P, E> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [`${prefix}_${key}`, entry])) as Prefixed<P, E>;

const percent = number(0, { min: 0, max: 100 });

/** A range; Elementor wraps it in `sizes`. */
function part(start: number, end: number): Setting<Part> {
  return {
    read(raw) {
      const sizes = isRecord(raw) && 'sizes' in raw ? raw.sizes : raw;
      if (!isRecord(sizes)) return undefined;
      const [from, to] = [percent.read(sizes.start), percent.read(sizes.end)];
      return from && to && from.value <= to.value ? { value: { start: from.value, end: to.value } } : undefined;
    },
    fallback: { start, end },
    expected: 'start and end, in percent',
  };
}

/** Elementor's own sliders end at 10. */
const fast = { min: -100, max: 100 };

const travel = (speed: number) => ({
  /** Moves up, moves left, or rotates, with scrolling. */
  effect: flag(false),
  /** `negative`: the opposite direction. */
  direction: choice(['negative', ''], ''),
  /** Pixels or degrees per percent of the range; 0 is in the middle. */
  speed: number(speed, fast),
  /** The part of the range in which it moves. */
  affectedRange: part(0, 100),
});

const turn = {
  /** Fades, blurs or scales with scrolling. */
  effect: flag(false),
  /** `out-in`: towards its normal look; `in-out`: away from it; the others do both. */
  direction: choice(TURNS, 'out-in'),
  /** The part of the range between the two ends. */
  range: part(20, 80),
};

const follow = (speed: number) => ({
  /** Moves against the pointer, or tilts away from it. */
  effect: flag(false),
  /** `negative`: the opposite direction. */
  direction: choice(['negative', ''], ''),
  /** Pixels, or tenths of a degree, per percent of the window. */
  speed: number(speed, fast),
});

const common = {
  /** Turns on the effects of scrolling. */
  motion_fx_scrolling: flag(false),
  /** Turns on the effects of the pointer. */
  motion_fx_mouse: flag(false),
  /** The devices to move on, like `desktop`, `tablet`, `mobile`. Not given: all. */
  devices: { ...list(isText, [], 'list of devices', { max: 20 }), fallback: null } as Setting<readonly string[] | null>,
  /**
   * The range: `viewport`, the element’s way through the window, or `page`, the whole page. Not given: `page` for fixed
   * elements, else `viewport`.
   */
  range: choice(['viewport', 'page', ''], ''),
  ...prefixed('translateY', travel(4)),
  ...prefixed('translateX', travel(4)),
  ...prefixed('opacity', {
    ...turn,
    /** The strength: 10 makes it invisible at the outer end, 1 hardly changes it. */
    level: number(10, { min: 0, max: 10 }),
  }),
  ...prefixed('blur', {
    ...turn,
    /** The blur at the outer end, in pixels. */
    level: number(7, { min: 0, max: 100 }),
  }),
  ...prefixed('scale', {
    ...turn,
    /** `out-in`: from its normal size to the other; `in-out`: back to it; the others do both. */
    direction: choice(TURNS, 'out-in'),
    /** The strength: 5 enlarges it by half; below 0 it shrinks. */
    speed: number(4, fast),
  }),
  ...prefixed('mouseTrack', follow(1)),
};

const elementOnly = { ...prefixed('rotateZ', travel(1)), ...prefixed('tilt', follow(4)) };

/** Settings of `motion-effects`: one family for the element, one for its background. */
export const settings = settingsSchema({
  ...prefixed('motion_fx', { ...common, ...elementOnly }),
  ...prefixed('background_motion_fx', common),
  /**
   * Transforms of the style sheet to keep; their values are in `--e-transform-{name}`. Read from Elementor’s settings.
   */
  transforms: list(isText, [], 'list of names', { max: 30 }),
  /** `fixed` changes what `range` means. Read from Elementor’s settings. */
  position: text('', { max: 20 }),
});

/** The values of the settings. */
export type MotionSettings = InferSettings<typeof settings>;

/** The transforms that Elementor's style sheet gives an element. Perspective must come first. */
export function transformsOf(raw: RawSettings): string[] {
  const names = new Set<string>();
  for (const key in raw) {
    const name = /_transform_([a-z]+[XYZ]?)_effect/.exec(key)?.[1];
    if (name && raw[key]) names.add(name);
  }
  const isFirst = names.delete('perspective');
  return isFirst ? ['perspective', ...names] : [...names];
}

/** Derives transforms and the position from Elementor's settings. */
export function readMotion(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-settings') ?? '');
  if (!isRecord(parsed)) return {};
  return { transforms: transformsOf(parsed), position: parsed._position };
}
