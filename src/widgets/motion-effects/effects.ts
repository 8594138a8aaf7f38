import type { Change, Effects, Follow, Travel } from './rules';
import type { MotionSettings } from './settings';

/** The element's effects, or those of its background. */
export type Family = 'motion_fx' | 'background_motion_fx';

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

/** What one family does on a device; null when that is nothing. `canHover`: has the visitor a pointer that hovers? */
export function effectsOf(settings: MotionSettings, family: Family, device: string, canHover: boolean): Effects | null {
  const devices = settings[`${family}_devices`];
  if (devices && !devices.includes(device)) return null;
  const scroll = settings[`${family}_motion_fx_scrolling`] ? scrollEffects(settings, family) : [];
  const mouse = canHover && settings[`${family}_motion_fx_mouse`] ? mouseEffects(settings, family) : [];
  return scroll.length + mouse.length > 0 ? { range: rangeOf(settings, family), scroll, mouse } : null;
}
