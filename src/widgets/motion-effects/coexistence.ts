import type { Driven } from '../../elementor/takeOver';
import { targetOf } from './markup';

const SWITCH = /motion_fx_motion_fx_(scrolling|mouse)$/;

/** What Elementor's own script does: it moves what we would move. */
export const driven: Driven = {
  isDriven: (host) =>
    targetOf(host).classList.contains('elementor-motion-effects-element') ||
    host.classList.contains('elementor-motion-effects-element-type-background'),
  change: (settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => !SWITCH.test(key))),
};
