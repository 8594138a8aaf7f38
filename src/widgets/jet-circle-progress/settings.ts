import { isRecord, number, phrase, type Setting, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';

const pixels = number(0, { min: 0, max: 5000, unit: 'pixels' });

/** A length as Elementor prints it, `{ size: 185 }`, or a number; 0: as in the markup. */
const length: Setting<number> = { ...pixels, read: (raw) => pixels.read(isRecord(raw) ? raw.size : raw) };

/** Settings of `jet-circle-progress`. */
export const settings = settingsSchema({
  /** The filled part of the ring. Not given: as in the markup. */
  value: number(0, { min: 0, unit: 'percent' }),
  /** What the number counts to. Not given: as in the markup. */
  count: number(0),
  /** The duration of the animation. */
  duration: number(1000, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** Width and height of the ring. */
  circle_size: perDevice(length),
  /** The width of the line of the filled part. */
  value_stroke: perDevice(length),
  /** The width of the line of the rest. */
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
