import { number, type Setting, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { givenValue, partsOf } from './markup';

/** Settings of `progress-bar`. */
export const settings = settingsSchema({
  /** How full the bar is. Not given: as the markup says. Less than 0 is 0, more than 100 is 100. */
  value: { ...number(0, { unit: 'percent' }), fallback: null } as Setting<number | null>,
  /** How long it fills. */
  duration: number(300, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** Its name for screen readers, where the markup gives none. Not given: its title. */
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
