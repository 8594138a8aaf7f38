import { type InferSettings, number, settingsSchema, text } from '../../core/settings/settings';
import { perDevice, valueFor } from '../../elementor/devices';

const delay = number(0, { min: 0, max: 1_000_000_000, unit: 'milliseconds' });

/** Settings of `entrance`. Elementor's widgets have those with `_`, its sections and columns the others. */
export const settings = settingsSchema({
  /** The animation: a class of your style sheet. `none`: it just appears. */
  animation: perDevice(text('', { max: 200 })),
  /** The animation of an Elementor widget: a class of your style sheet. `none`: it just appears. */
  _animation: perDevice(text('', { max: 200 })),
  /** The delay once it is in view, in milliseconds. */
  animation_delay: delay,
  /** The delay of an Elementor widget once it is in view, in milliseconds. */
  _animation_delay: delay,
});

/** The values of the settings. */
export type EntranceSettings = InferSettings<typeof settings>;

/** The animation's classes on a device; none if the element just appears. */
export function animationFor(given: EntranceSettings, device: string): string[] {
  const names = valueFor(given.animation, device) || valueFor(given._animation, device);
  return names.split(/\s+/).filter((name) => name && name !== 'none');
}

/** The delay once it is in view, in milliseconds. */
export const delayOf = (given: EntranceSettings): number => given._animation_delay || given.animation_delay;
