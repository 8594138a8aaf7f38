import { type TimeLeft, twoDigits } from './clock';

const MONTH = 30.436_8;

type Values = Record<string, number>;

const valuesOf = (left: TimeLeft, years: number): Values => ({
  Y: years,
  m: Math.floor(left.totalDays / MONTH),
  n: Math.floor(left.totalDays % MONTH),
  d: left.days,
  w: left.weeks,
  W: left.weeks % 4,
  H: left.hours,
  M: left.minutes,
  S: left.seconds,
  D: left.totalDays,
  I: left.totalHours,
  N: left.totalMinutes,
  T: left.totalSeconds,
});

/** One of `singular,plural`; a single word is the plural. */
function worded(words: string, value: number): string {
  const [singular = '', plural] = words.split(',');
  if (plural === undefined) return value === 1 ? '' : singular;
  return value === 1 ? singular.trim() : plural.trim();
}

/** Fills `%D`, `%-H`, `%!d:day,days;` and the like, for listeners of the events. */
export function strftime(format: string, left: TimeLeft, years = 0): string {
  const values = valuesOf(left, years);
  return format.replace(/%%|%(-|!)?([YmndwWHMSDINT])(?::([^;]*);)?/g, (all, modifier, name: string, words) => {
    if (all === '%%') return '%';
    const value = values[name] ?? 0;
    if (modifier === '!') return worded(words ?? 's', value);
    return (modifier === '-' ? String(value) : twoDigits(value)) + (words === undefined ? '' : `:${words};`);
  });
}
