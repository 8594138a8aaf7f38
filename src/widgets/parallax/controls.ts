import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { choice, number, text } from '../../core/settings/settings';

const far = { min: -100_000, max: 100_000 };
const percent = { min: 0, max: 100, unit: 'percent' };

/** How the panel shows settings that consist of several values. */
export const controls = {
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
