import type { WidgetForm } from '../../core/settings/form';
import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { choice, number, text } from '../../core/settings/settings';
import type { settings } from './settings';

const far = { min: -100_000, max: 100_000 };
const percent = { min: 0, max: 100, unit: 'percent' };

const TRANSFORMS = {
  translateY: 'Place, up or down',
  translateX: 'Place, sideways',
  rotate: 'Rotation',
  rotateX: 'Tilt, forwards or back',
  rotateY: 'Tilt, to the sides',
  scale: 'Size',
  scaleX: 'Width',
  scaleY: 'Height',
};
const transform = {
  label: 'What scrolling changes',
  control: { kind: 'choice', words: Object.keys(TRANSFORMS) },
  options: TRANSFORMS,
} as const;

const AXES = { '': 'Both ways', x: 'Only sideways', y: 'Only up and down' };
const axis = {
  label: 'How it tilts',
  control: { kind: 'choice', words: Object.keys(AXES) },
  options: AXES,
} as const;

const value = { label: 'Value at the end', about: 'Pixels for a place, degrees for a rotation, else a factor.' };
const top = { label: 'Still at the top', about: 'The part of the window in which scrolling changes nothing any more.' };
const bottom = {
  label: 'Still at the bottom',
  about: 'The part of the window in which scrolling changes nothing yet.',
};
const smoothness = { label: 'Lag behind scrolling', about: 'A longer time moves more smoothly.' };
const travel = {
  label: 'Way with the mouse',
  about: 'How far it moves, in pixels. Below 0 it moves against the mouse.',
};
const size = { label: 'Size under the mouse', about: '1.1 is a tenth larger.' };
const angle = { label: 'Strongest tilt', about: 'In degrees, from edge to edge.' };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Parallax',
  fields: {
    ekit_section_parallax_multi: { label: 'Show the layers', group: 'content' },
    ekit_section_parallax_multi_items: {
      label: 'Layers',
      group: 'content',
      about: 'Pictures behind the content of a section.',
      control: listOf({
        image: labelled(
          within(
            recordOf({
              url: labelled(text(''), { label: 'Address' }),
              alt: labelled(text('', { max: 1000 }), {
                label: 'Alternative text',
                about: 'Screen readers say it. Empty: they pass over the picture.',
              }),
            }),
          ),
          { label: 'Picture' },
        ),
        parallax_style: labelled(choice(['mousemove', 'tilt', 'onscroll', 'animation'], 'mousemove'), {
          label: 'Effect',
          options: {
            mousemove: 'Follows the mouse',
            tilt: 'Tilts towards the mouse',
            onscroll: 'Changes with scrolling',
            animation: 'None, or by the style sheet',
          },
        }),
        parallax_speed: labelled(number(100, far), travel),
        parallax_transform: labelled(
          { ...text('translateY', { max: 20 }), control: transform.control },
          { label: transform.label, options: transform.options },
        ),
        parallax_transform_value: labelled(number(250, far), value),
        offsettop: labelled(number(0, percent), top),
        offsetbottom: labelled(number(0, percent), bottom),
        smoothness: labelled(number(700, { min: 0, max: 1_000_000, unit: 'ms' }), smoothness),
        disableaxis: labelled(
          { ...text('', { max: 20 }), control: axis.control },
          { label: axis.label, options: axis.options },
        ),
        scale: labelled(number(1, { min: 0.1, max: 10 }), size),
        maxtilt: labelled(number(20, { min: 0, max: 180 }), angle),
        _id: labelled(text('', { max: 100 }), {
          label: 'Name in style sheets',
          about: 'Elementor sets it, and places the layer by it.',
        }),
      }),
    },
    ekit_section_parallax_bg: { label: 'Background moves with scrolling' },
    ekit_section_parallax_bg_speed: {
      label: 'Speed of the background',
      about: '0.2 is a fifth of the speed of the page.',
    },
    ekit_we_effect_on: {
      label: 'Effect of the element',
      options: {
        none: 'None',
        tilt: 'Tilts towards the mouse',
        mousemove: 'Follows the mouse',
        onscroll: 'Changes with scrolling',
        css: 'By the style sheet',
      },
    },
    ekit_we_mousemove_parallax_speed: travel,
    ekit_we_scroll_transform: transform,
    ekit_we_scroll_transform_value: value,
    ekit_we_scroll_offsettop: top,
    ekit_we_scroll_offsetbottom: bottom,
    ekit_we_scroll_smoothness: smoothness,
    ekit_we_tilt_maxtilt: angle,
    ekit_we_tilt_scale: size,
    ekit_we_tilt_disableaxis: axis,
  },
};
