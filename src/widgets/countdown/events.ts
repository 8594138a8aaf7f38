import { pageJQuery } from '../../core/jquery/jquery';
import { reportThrown } from '../../core/problems';
import { emit } from '../../page/base/events';
import { type TimeLeft, timeLeft, twoDigits } from './clock';

/** The mean length of a month, in days. */
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

/** Chooses from `singular,plural`. A single word is the plural. */
function worded(words: string, value: number): string {
  const [singular = '', plural] = words.split(',');
  if (plural === undefined) return value === 1 ? '' : singular;
  return value === 1 ? singular.trim() : plural.trim();
}

/** Fills in `%D`, `%-H`, `%!d:day,days;` and the like. */
export function strftime(format: string, left: TimeLeft, years = 0): string {
  const values = valuesOf(left, years);
  return format.replace(/%%|%(-|!)?([YmndwWHMSDINT])(?::([^;]*);)?/g, (all, modifier, name: string, words) => {
    if (all === '%%') return '%';
    const value = values[name] ?? 0;
    if (modifier === '!') return worded(words ?? 's', value);
    return (modifier === '-' ? String(value) : twoDigits(value)) + (words === undefined ? '' : `:${words};`);
  });
}

/** The properties of an event: the end, and the time left. */
function momentOf(end: number, totalSeconds: number) {
  const finalDate = new Date(end);
  const left = timeLeft(totalSeconds);
  const years = Math.max(0, finalDate.getFullYear() - new Date().getFullYear());
  return {
    finalDate,
    elapsed: totalSeconds === 0,
    offset: left,
    strftime: (format: string): string => strftime(format, left, years),
  };
}

/** Sends an event of the countdown, with the name and the properties that ElementsKit's library gives it. */
export function sendCountdownEvent(
  element: Element,
  name: 'update' | 'finish' | 'stoped',
  end: number,
  seconds: number,
): void {
  const moment = momentOf(end, seconds);
  const $ = pageJQuery();
  if (!$) {
    emit(element, `${name}.countdown`, moment);
    return;
  }
  try {
    // Listeners read the properties from the event itself.
    $(element).trigger(Object.assign($.Event(`${name}.countdown`), moment), [moment]);
  } catch (error) {
    reportThrown(error);
  }
}
