import { choice, type InferSettings, number, type Setting, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `counter`. */
export const settings = settingsSchema({
  /** The first number. */
  from: text('0', { max: 30 }),
  /** The last number, with a decimal point. Not given: the printed number. Nothing counts without a number. */
  to: text('', { max: 30 }),
  /** The duration of the count. */
  duration: number(500, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** The separator of thousands. If it is a point, decimals follow a comma. */
  delimiter: text(',', { max: 10 }),
  /** The number of decimals during the count. Not given: as many as `to` has. */
  decimals: { ...number(0, { min: 0, max: 20, whole: true }), fallback: null } as Setting<number | null>,
  /** With `sliding`, each digit turns on a wheel, starting at 0. */
  style: choice(['static', 'sliding'], 'static'),
});

/** The values of the settings. */
export type CounterSettings = InferSettings<typeof settings>;

const given = (values: Record<string, unknown>): RawSettings =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const NUMBER = '.elementor-counter-number, .number-percentage, [data-to-value], [data-value]';

/** The element that shows the number: the host itself or one inside. */
export const numberOf = (host: HTMLElement): HTMLElement =>
  host.matches(NUMBER) ? host : (host.querySelector<HTMLElement>(NUMBER) ?? host);

/** The settings in the attributes of the number; without attributes, the printed number is the end. */
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
