import { type InferSettings, number, settingsSchema, text } from '../../core/settings/settings';
import { perDevice, valueFor } from '../../elementor/devices';

const delay = number(0, { min: 0, max: 1_000_000_000, unit: 'milliseconds' });

/** Settings of `entrance`: those with `_` are of Elementor's widgets, the others of its sections and columns. */
export const settings = settingsSchema({
  /** The animation: a class of your style sheet. `none`: it just appears. */
  animation: perDevice(text('', { max: 200 })),
  /** The animation: a class of your style sheet. `none`: it just appears. For Elementor’s widgets. */
  _animation: perDevice(text('', { max: 200 })),
  /** How long it waits once it is in view, in milliseconds. */
  animation_delay: delay,
  /** How long it waits once it is in view, in milliseconds. For Elementor’s widgets. */
  _animation_delay: delay,
});

/** The values of the settings. */
export type EntranceSettings = InferSettings<typeof settings>;

/** The class names of the animation for a device; none where the element just appears. */
export function animationFor(given: EntranceSettings, device: string): string[] {
  const names = valueFor(given.animation, device) || valueFor(given._animation, device);
  return names.split(/\s+/).filter((name) => name && name !== 'none');
}

/** How long the element waits once it is in view, in milliseconds. */
export const delayOf = (given: EntranceSettings): number => given._animation_delay || given.animation_delay;
