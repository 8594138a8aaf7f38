import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  maxTilt: 'How far it turns from edge to edge, in degrees. As an attribute `data-tilt-max` or `data-tilt-maxtilt`.',
  perspective: 'Less is stronger. `data-tilt-perspective`.',
  scale: 'How large it gets under the pointer; 1.1 is a tenth larger. `data-tilt-scale`.',
  speed: 'How long it takes to begin and to stand upright again. `data-tilt-speed`.',
  easing: 'The transition’s timing, as in CSS. `data-tilt-easing`.',
  transition: 'Begins and ends softly. `data-tilt-transition`.',
  reset: 'Stands upright again when the pointer leaves. `data-tilt-reset`.',
  disableAxis: '`x` or `y`: does not turn around that axis. `data-tilt-disable-axis` or `data-tilt-axis`.',
  glare: 'A light on it that moves with the pointer. `data-tilt-glare`.',
  maxGlare: 'How strong that light is. `data-tilt-maxglare`.',
};
