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

type Prefixed<P extends string, E> = { [K in keyof E & string as `${P}_${K}`]: E[K] };

const prefixed = <P extends string, E extends Record<string, Setting<unknown>>>(
  prefix: P,
  entries: E,
): Prefixed<P, E> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [`${prefix}_${key}`, entry])) as Prefixed<P, E>;

const percent = number(0, { min: 0, max: 100 });

/** A part of the way; Elementor wraps it in `sizes`. */
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
  /** Moves up, to the left, or turns while the page is scrolled. */
  effect: flag(false),
  /** `negative`: the other way. */
  direction: choice(['negative', ''], ''),
  /** In pixels, or degrees of a turn, for each percent of the way; 0 is in the middle. */
  speed: number(speed, fast),
  /** The part of the way during which it moves. */
  affectedRange: part(0, 100),
});

const turn = {
  /** Fades, blurs or grows while the page is scrolled. */
  effect: flag(false),
  /** `out-in`: comes to its plain look; `in-out`: leaves it; the others do both. */
  direction: choice(TURNS, 'out-in'),
  /** The part of the way between the two ends. */
  range: part(20, 80),
};

const follow = (speed: number) => ({
  /** Moves against the pointer, or leans away from it. */
  effect: flag(false),
  /** `negative`: the other way. */
  direction: choice(['negative', ''], ''),
  /** For each percent of the window: in pixels, or in tenths of a degree. */
  speed: number(speed, fast),
});

const common = {
  /** Switches the effects of scrolling on. */
  motion_fx_scrolling: flag(false),
  /** Switches the effects of the pointer on. */
  motion_fx_mouse: flag(false),
  /** The devices that it moves on, like `desktop`, `tablet`, `mobile`. Not given: all. */
  devices: { ...list(isText, [], 'list of devices', { max: 20 }), fallback: null } as Setting<readonly string[] | null>,
  /**
   * The way that counts: `viewport`, the element’s through the window, or `page`, the whole page’s. Not given: `page`
   * for fixed elements, else `viewport`.
   */
  range: choice(['viewport', 'page', ''], ''),
  ...prefixed('translateY', travel(4)),
  ...prefixed('translateX', travel(4)),
  ...prefixed('opacity', {
    ...turn,
    /** 10: invisible at its outer end, 1: hardly anything. */
    level: number(10, { min: 0, max: 10 }),
  }),
  ...prefixed('blur', {
    ...turn,
    /** The blur at its outer end, in pixels. */
    level: number(7, { min: 0, max: 100 }),
  }),
  ...prefixed('scale', {
    ...turn,
    /** 5: half as large again; below 0 it shrinks. */
    speed: number(4, fast),
  }),
  ...prefixed('mouseTrack', follow(1)),
};

const elementOnly = { ...prefixed('rotateZ', travel(1)), ...prefixed('tilt', follow(4)) };

/** Settings of `motion-effects`: one family for the element, one for its background. */
export const settings = settingsSchema({
  ...prefixed('motion_fx', { ...common, ...elementOnly }),
  ...prefixed('background_motion_fx', common),
  /** Transforms of the style sheet to keep, whose values are in `--e-transform-{name}`; read from Elementor. */
  transforms: list(isText, [], 'list of names', { max: 30 }),
  /** `fixed` changes what `range` means; read from Elementor. */
  position: text('', { max: 20 }),
});

/** The values of the settings. */
export type MotionSettings = InferSettings<typeof settings>;

/** The names of the transforms that Elementor's style sheet gives an element; perspective must come first. */
export function transformsOf(raw: RawSettings): string[] {
  const names = new Set<string>();
  for (const key in raw) {
    const name = /_transform_([a-z]+[XYZ]?)_effect/.exec(key)?.[1];
    if (name && raw[key]) names.add(name);
  }
  const isFirst = names.delete('perspective');
  return isFirst ? ['perspective', ...names] : [...names];
}

/** What Elementor's settings say in other words: transforms, and a widget's position. */
export function readMotion(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-settings') ?? '');
  if (!isRecord(parsed)) return {};
  return { transforms: transformsOf(parsed), position: parsed._position };
}
