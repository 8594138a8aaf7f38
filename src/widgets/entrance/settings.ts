import { type InferSettings, number, settingsSchema, text } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

const delay = number(0, { min: 0, max: 1_000_000_000, unit: 'milliseconds' });

/** Settings of `entrance`. Elementor's widgets have those with `_`, its sections and columns the others. */
export const settings = settingsSchema({
  /** The animation: a class of your style sheet. `none`: the element just appears. */
  animation: perDevice(text('', { max: 200 })),
  /** The animation of an Elementor widget: a class of your style sheet. `none`: the element just appears. */
  _animation: perDevice(text('', { max: 200 })),
  /** The delay once the element is in view, in milliseconds. */
  animation_delay: delay,
  /** The delay of an Elementor widget once it is in view, in milliseconds. */
  _animation_delay: delay,
});

/** The values of the settings. */
export type EntranceSettings = InferSettings<typeof settings>;
