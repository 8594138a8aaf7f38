import type { WidgetForm } from '../../core/settings/form';
import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { choice, number, text } from '../../core/settings/settings';
import type { settings } from './settings';

const far = { min: -100_000, max: 100_000 };
const percent = { min: 0, max: 100, unit: 'percent' };

const controls = {
  ekit_section_parallax_multi_items: listOf({
    _id: text('', { max: 100 }),
    image: within(recordOf({ url: text(''), alt: text('', { max: 1000 }) })),
    parallax_style: choice(['mousemove', 'tilt', 'onscroll', 'animation'], 'mousemove'),
    parallax_speed: number(100, far),
    parallax_transform: text('translateY', { max: 20 }),
    parallax_transform_value: number(250, far),
    offsettop: number(0, percent),
    offsetbottom: number(0, percent),
    smoothness: number(700, { min: 0, max: 1_000_000, unit: 'ms' }),
    disableaxis: text('', { max: 20 }),
    scale: number(1, { min: 0.1, max: 10 }),
    maxtilt: number(20, { min: 0, max: 180 }),
  }),
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Parallax',
  fields: {
    ekit_section_parallax_multi: {
      label: 'Ekit section parallax multi',
    },
    ekit_section_parallax_multi_items: {
      label: 'Ekit section parallax multi items',
      control: controls.ekit_section_parallax_multi_items,
    },
    ekit_section_parallax_bg: { label: 'Ekit section parallax bg' },
    ekit_section_parallax_bg_speed: { label: 'Ekit section parallax bg speed' },
    ekit_we_effect_on: {
      label: 'Ekit we effect on',
      options: { none: 'None', tilt: 'Tilt', mousemove: 'Mousemove', onscroll: 'Onscroll', css: 'Css' },
    },
    ekit_we_mousemove_parallax_speed: { label: 'Ekit we mousemove parallax speed' },
    ekit_we_scroll_transform: { label: 'Ekit we scroll transform' },
    ekit_we_scroll_transform_value: { label: 'Ekit we scroll transform value' },
    ekit_we_scroll_offsettop: { label: 'Ekit we scroll offsettop' },
    ekit_we_scroll_offsetbottom: { label: 'Ekit we scroll offsetbottom' },
    ekit_we_scroll_smoothness: { label: 'Ekit we scroll smoothness' },
    ekit_we_tilt_disableaxis: { label: 'Ekit we tilt disableaxis' },
    ekit_we_tilt_scale: { label: 'Ekit we tilt scale' },
    ekit_we_tilt_maxtilt: { label: 'Ekit we tilt maxtilt' },
  },
};
