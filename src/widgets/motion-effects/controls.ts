import { recordOf } from '../../core/settings/lazy/compound';
import { number } from '../../core/settings/settings';

const percent = { min: 0, max: 100, unit: 'percent' };
const range = recordOf({ start: number(0, percent), end: number(100, percent) });

const KEYS = ['translateY_affectedRange', 'translateX_affectedRange', 'opacity_range', 'blur_range', 'scale_range'];

/** How the panel shows settings that consist of several values. */
export const controls = Object.fromEntries([
  ['motion_fx_rotateZ_affectedRange', range],
  ...KEYS.flatMap((key) => ['motion_fx', 'background_motion_fx'].map((family) => [`${family}_${key}`, range])),
]);
