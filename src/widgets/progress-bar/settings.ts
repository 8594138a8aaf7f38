import { number, type Setting, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { givenValue, partsOf } from './markup';

/** Settings of `progress-bar`. */
export const settings = settingsSchema({
  value: { ...number(0, { unit: 'percent' }), fallback: null } as Setting<number | null>,
  duration: number(300, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  label: text('', { max: 1000 }),
});

/** What the markup says. */
export function readProgress(host: HTMLElement): RawSettings {
  const parts = partsOf(host);
  if (!parts) return {};
  const value = givenValue(parts);
  const duration = parts.number?.getAttribute('data-animation-duration');
  return { ...(value !== null && { value }), ...(duration && { duration }), label: parts.title };
}
