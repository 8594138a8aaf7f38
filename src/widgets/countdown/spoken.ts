import type { TimeLeft } from './clock';

const UNITS = [
  ['day', 'totalDays'],
  ['hour', 'hours'],
  ['minute', 'minutes'],
] as const;

function formats(language: string) {
  const unit = (name: string) => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });
  return { unit, list: new Intl.ListFormat(language, { type: 'unit' }) };
}

/** What is left in words, without seconds: `1 day, 2 hours, 3 minutes`; empty for less than a minute. */
export function inWords(left: TimeLeft, language: string): string {
  let format: ReturnType<typeof formats>;
  try {
    // Some themes print `pt_BR`.
    format = formats(language.replace('_', '-') || 'en');
  } catch {
    format = formats('en');
  }
  const parts = UNITS.filter(([, key]) => left[key] > 0).map(([name, key]) => format.unit(name).format(left[key]));
  return format.list.format(parts);
}
