import { type PerDevice, valueFor } from '../../elementor/devices';

/** How an element enters. Elementor's widgets have the settings with `_`, its sections and columns the others. */
export interface Animations {
  animation: PerDevice<string>;
  _animation: PerDevice<string>;
  /** In milliseconds. */
  animation_delay: number;
  _animation_delay: number;
}

/** The animation's classes on a device; none if the element just appears. */
export function animationFor(given: Animations, device: string): string[] {
  const names = valueFor(given.animation, device) || valueFor(given._animation, device);
  return names.split(/\s+/).filter((name) => name && name !== 'none');
}

/** The delay once the element is in view, in milliseconds. */
export const delayOf = (given: Animations): number => given._animation_delay || given.animation_delay;
