import { number, type Setting, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { givenValue, partsOf } from './markup';

/** Settings of `progress-bar`. */
export const settings = settingsSchema({
  /** The filled part of the bar, from 0 to 100. Not given: read from the markup. */
  value: { ...number(0, { unit: 'percent' }), fallback: null } as Setting<number | null>,
  /** The duration of the animation. */
  duration: number(300, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** With `total`: what the number counts to, in place of `value`. */
  current: { ...number(0), fallback: null } as Setting<number | null>,
  /** What `current` is a part of; shown after it. */
  total: { ...number(0), fallback: null } as Setting<number | null>,
  /** The name for screen readers, where the markup has none. Not given: the title. */
  label: text('', { max: 1000 }),
});

/** The settings in the markup. */
export function readProgress(host: HTMLElement): RawSettings {
  const parts = partsOf(host);
  if (!parts) return {};
  const value = givenValue(parts);
  const duration = parts.jet ? '1000' : parts.number?.getAttribute('data-animation-duration');
  const current = parts.jet?.getAttribute('data-current-value');
  const total = parts.jet?.getAttribute('data-max-value');
  return {
    ...(value !== null && { value }),
    ...(duration && { duration }),
    ...(current && total && { current, total }),
    label: parts.title,
  };
}
