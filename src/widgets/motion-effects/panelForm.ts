import type { FormField, WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { number } from '../../core/settings/settings';
import type { Prefixed, settings } from './settings';

const prefixed = <P extends string, F extends object>(prefix: P, fields: F): Prefixed<P, F> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [`${prefix}_${key}`, field])) as Prefixed<P, F>;

const percent = { min: 0, max: 100, unit: 'percent' };

/** A part of the way through the window or the page. */
const part = (label: string): FormField => ({
  label,
  about: 'Counted from 0, where it enters at the bottom, to 100, where it leaves at the top.',
  control: recordOf({
    start: labelled(number(0, percent), { label: 'From' }),
    end: labelled(number(100, percent), { label: 'To' }),
  }),
});

/** Moves or rotates evenly. `usual` is the direction of a page that is scrolled down. */
const travel = (name: string, usual: string, opposite: string) => ({
  effect: { label: name },
  direction: { label: `${name}: direction`, options: { '': usual, negative: opposite } },
  speed: { label: `${name}: speed` },
  affectedRange: part(`${name}: range`),
});

/** Fades, blurs or scales. */
const turn = (name: string, options: Record<'out-in' | 'in-out' | 'in-out-in' | 'out-in-out', string>) => ({
  effect: { label: name },
  direction: { label: `${name}: course`, options },
  range: part(`${name}: range`),
});

const FADES = {
  'out-in': 'Fades in',
  'in-out': 'Fades out',
  'in-out-in': 'Fades out, then in',
  'out-in-out': 'Fades in, then out',
};
const BLURS = {
  'out-in': 'Becomes sharp',
  'in-out': 'Becomes blurred',
  'in-out-in': 'Blurred in the middle',
  'out-in-out': 'Sharp in the middle',
};
const SCALES = {
  'out-in': 'Scales up',
  'in-out': 'Scales down',
  'in-out-in': 'Scales down, then up',
  'out-in-out': 'Scales up, then down',
};

/** Follows the pointer, or tilts. */
const follow = (name: string, usual: string, opposite: string) => ({
  effect: { label: name },
  direction: { label: `${name}: direction`, options: { '': usual, negative: opposite } },
  speed: { label: `${name}: speed` },
});

/** The fields of the element, or of its background; `nameOf` makes the names of its effects. */
const common = (nameOf: (effect: string) => string) => ({
  motion_fx_scrolling: { label: nameOf('Scrolling effects'), about: 'Without it no effect of scrolling counts.' },
  motion_fx_mouse: { label: nameOf('Mouse effects'), about: 'Without it no effect of the mouse counts.' },
  ...prefixed('translateY', travel(nameOf('Vertical scroll'), 'Up', 'Down')),
  ...prefixed('translateX', travel(nameOf('Horizontal scroll'), 'To the left', 'To the right')),
  ...prefixed('opacity', {
    ...turn(nameOf('Transparency'), FADES),
    level: { label: nameOf('Transparency: strength'), about: 'With 10 it becomes invisible.' },
  }),
  ...prefixed('blur', { ...turn(nameOf('Blur'), BLURS), level: { label: nameOf('Blur: strength') } }),
  ...prefixed('scale', {
    ...turn(nameOf('Scale'), SCALES),
    speed: { label: nameOf('Scale: strength'), about: '5 is half as large again. Below 0 it becomes smaller.' },
  }),
  ...prefixed('mouseTrack', follow(nameOf('Mouse track'), 'Against the mouse', 'With the mouse')),
  devices: {
    label: nameOf('Devices'),
    about: 'Where it moves, such as desktop, tablet and mobile. Not set: on all.',
  },
  range: {
    label: nameOf('Scrolling is measured on'),
    options: {
      viewport: 'Its way through the window',
      page: 'The whole page',
      '': 'The page if it is fixed, else its way',
    },
  },
});

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Motion effects',
  fields: {
    ...prefixed('motion_fx', {
      ...common((effect) => effect),
      ...prefixed('rotateZ', travel('Rotate', 'Anticlockwise', 'Clockwise')),
      ...prefixed('tilt', follow('3D tilt', 'Away from the mouse', 'Towards the mouse')),
    }),
    ...prefixed(
      'background_motion_fx',
      common((effect) => `Background, ${effect[0]?.toLowerCase()}${effect.slice(1)}`),
    ),
    transforms: { label: 'Transforms to keep', group: 'advanced', about: 'Read from the settings of Elementor.' },
    position: { label: 'Position', group: 'advanced', about: 'Read from the settings of Elementor.' },
  },
};
