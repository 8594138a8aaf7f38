import { choice, type InferSettings, number, type Setting, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { numberOf } from './markup';

/** Settings of `counter`. */
export const settings = settingsSchema({
  /** The first number. */
  from: text('0', { max: 30 }),
  /** The last number, with a point before its decimals. Not given: what is printed. Without a number nothing counts. */
  to: text('', { max: 30 }),
  /** How long it counts. */
  duration: number(500, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** What stands between thousands. A point makes the decimals follow a comma. */
  delimiter: text(',', { max: 10 }),
  /** The decimals on the way. Not given: as many as `to` has. */
  decimals: { ...number(0, { min: 0, max: 20, whole: true }), fallback: null } as Setting<number | null>,
  /** `sliding`: each digit turns on a wheel, from 0. */
  style: choice(['static', 'sliding'], 'static'),
});

/** The values of the settings. */
export type CounterSettings = InferSettings<typeof settings>;

const given = (values: Record<string, unknown>): RawSettings =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** What the markup says; a number without attributes counts to what is printed. */
export function readCounter(host: HTMLElement): RawSettings {
  const element = numberOf(host);
  const printed = element.textContent?.trim() ?? '';
  const attribute = (name: string): string | null => element.getAttribute(`data-${name}`);
  if (element.hasAttribute('data-to-value')) {
    return given({
      from: attribute('from-value'),
      to: attribute('to-value'),
      duration: attribute('duration'),
      delimiter: attribute('delimiter') ?? '',
    });
  }
  if (!element.hasAttribute('data-value')) return given({ to: printed || null });
  return given({
    from: printed || null,
    to: attribute('value'),
    duration: attribute('animation-duration'),
    decimals: 0,
    style: attribute('style'),
  });
}
