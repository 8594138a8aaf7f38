import { number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';

/** A length in pixels. 0: as in the markup. */
const length = number(0, { min: 0, max: 5000, unit: 'pixels' });

/** Settings of `jet-circle-progress`. */
export const settings = settingsSchema({
  /** The filled part of the ring. Not given: as in the markup. */
  value: number(0, { min: 0, unit: 'percent' }),
  /** What the number counts to. Not given: as in the markup. */
  count: number(0),
  /** The duration of the animation. */
  duration: number(1000, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** Width and height of the ring. 0: as in the markup. */
  circle_size: perDevice(length),
  /** The line width of the filled part. 0: as in the markup. */
  value_stroke: perDevice(length),
  /** The line width of the rest. 0: as in the markup. */
  bg_stroke: perDevice(length),
  /** The name for screen readers where the element has no text. `%percent%` is the number. */
  label: phrase('%percent%%'),
});

/** The settings in the markup. */
export function readCircle(host: HTMLElement): RawSettings {
  const read = (selector: string, attribute: string): string | undefined =>
    host.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  const value = read('.circle-progress__value', 'data-value');
  const count = read('.circle-counter__number', 'data-to-value');
  const duration = read('.circle-progress-wrap', 'data-duration');
  return { ...(value && { value }), ...(count && { count }), ...(duration && { duration }) };
}
