import type { Timing } from './settings';

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;

/**
 * What a clock shows, as a number, in milliseconds, so that clocks of one place can be compared; NaN when it is no
 * date.
 */
function clockOf(date: string): number {
  const [, year, month, day, hours, minutes, seconds] = (DATE.exec(date.trim()) ?? []).map(Number);
  if (!year || !month) return Number.NaN;
  return Date.UTC(year, month - 1, day, hours || 0, minutes || 0, seconds || 0);
}

const visitorsClock = (): number => Date.now() - new Date().getTimezoneOffset() * 60_000;

/** The server printed its clock; the time that the page is open is added. */
function sitesClock(printed: string): number {
  const clock = clockOf(printed);
  return Number.isNaN(clock) ? visitorsClock() : clock + performance.now();
}

/** Is it the time for it? A side that is not given is open; one that is no date is never reached. */
export function isScheduled(timing: Timing): boolean {
  const { schedule_start_date: start, schedule_end_date: end, schedule_timezone: zone } = timing;
  const now = zone === 'visitor' ? visitorsClock() : sitesClock(timing.schedule_server_datetime);
  return (!start || clockOf(start) <= now) && (!end || now <= clockOf(end));
}
