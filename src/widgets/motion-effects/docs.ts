import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

type Prefixed<P extends string, K extends string> = Record<`${P}_${K}`, string>;

const prefixed = <P extends string, K extends string>(prefix: P, docs: Record<K, string>): Prefixed<P, K> =>
  Object.fromEntries(Object.entries(docs).map(([key, text]) => [`${prefix}_${key}`, text])) as Prefixed<P, K>;

const travel = (what: string, unit: string) => ({
  effect: `${what} while the page is scrolled.`,
  direction: '`negative`: the other way.',
  speed: `In ${unit} for each percent of the way; 0 is in the middle.`,
  affectedRange: 'The part of the way during which it moves.',
});

const turn = (what: string) => ({
  effect: `${what} while the page is scrolled.`,
  direction: '`out-in`: comes to its plain look; `in-out`: leaves it; the others do both.',
  range: 'The part of the way between the two ends.',
});

const follow = (what: string, speed: string) => ({
  effect: what,
  direction: '`negative`: the other way.',
  speed,
});

const common = {
  motion_fx_scrolling: 'Switches the effects of scrolling on.',
  motion_fx_mouse: 'Switches the effects of the pointer on.',
  devices: 'The devices that it moves on, like `desktop`, `tablet`, `mobile`. Not given: all.',
  range:
    'The way that counts: `viewport`, the element’s through the window, or `page`, the whole page’s. Not given: `page` for fixed elements, else `viewport`.',
  ...prefixed('translateY', travel('Moves up', 'pixels')),
  ...prefixed('translateX', travel('Moves to the left', 'pixels')),
  ...prefixed('opacity', {
    ...turn('Fades'),
    level: '10: invisible at its outer end, 1: hardly anything.',
  }),
  ...prefixed('blur', { ...turn('Blurs'), level: 'The blur at its outer end, in pixels.' }),
  ...prefixed('scale', { ...turn('Grows'), speed: '5: half as large again; below 0 it shrinks.' }),
  ...prefixed('mouseTrack', follow('Moves against the pointer.', 'In pixels for each percent of the window.')),
};

const elementOnly = {
  ...prefixed('rotateZ', travel('Turns', 'degrees')),
  ...prefixed('tilt', follow('Leans away from the pointer.', 'In tenths of a degree for each percent of the window.')),
};

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  ...prefixed('motion_fx', { ...common, ...elementOnly }),
  ...prefixed('background_motion_fx', common),
  transforms:
    'Transforms of the style sheet to keep, whose values are in `--e-transform-{name}`; read from the page builder.',
  position: '`fixed` changes what `range` means; read from the page builder.',
};
