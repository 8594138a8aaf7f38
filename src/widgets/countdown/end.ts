import { isRecord } from '../../core/settings/settings';
import { isEditMode } from '../../elementor/base/editMode';
import { doesSomething, siteAddress } from '../../page/base/url';
import { readStored, writeStored } from '../../page/storage/storage';
import type { ExpireAction } from './settings';

/** When a countdown ends, by a date or by the visitor's first visit, and which actions follow. */

const DIGITS = /^\d+$/;
const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:\s+(.+))?$/;
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(.+))?$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;

const MINUTE = 60_000;

/** How far a zone is ahead of UTC at a moment, in milliseconds. Throws for an unknown zone. */
function offsetOf(zone: string, moment: number): number {
  const [, sign, hours = 0, minutes = 0] = OFFSET.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** Is the zone an IANA name or an offset such as `+02:00`? */
export function isZone(zone: string): boolean {
  try {
    offsetOf(zone, 0);
    return true;
  } catch {
    return false;
  }
}

function inZone(clock: readonly [number, number, number, number, number, number], zone: string): number {
  const asUtc = Date.UTC(...clock);
  // Twice, because daylight saving time may begin or end between the guess and the moment itself.
  const guess = asUtc - offsetOf(zone, asUtc);
  return asUtc - offsetOf(zone, guess);
}

/**
 * Parses a date into milliseconds: digits are milliseconds; `year-month-day`, `year/month/day` and `month/day/year` may
 * have a time, in `zone` or else the visitor's zone. Null for everything else.
 */
export function parseDate(given: string, zone = ''): number | null {
  const source = given.trim();
  if (DIGITS.test(source)) {
    const moment = Number(source);
    return Number.isNaN(new Date(moment).getTime()) ? null : moment;
  }
  const yearFirst = YEAR_FIRST.exec(source);
  const monthFirst = MONTH_FIRST.exec(source);
  const date = yearFirst?.toSpliced(2, 1).slice(1, 4) ?? (monthFirst && [monthFirst[3], monthFirst[1], monthFirst[2]]);
  if (!date) return null;
  const time = yearFirst?.[5] ?? monthFirst?.[4] ?? '0:00';
  const clockTime = TIME.exec(time);
  if (!clockTime) return null;
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clockTime.slice(1).map((part) => Number(part ?? 0));
  const check = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  // The 31st of a shorter month, or 25 o'clock, would become another day.
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day || minutes > 59 || seconds > 59) return null;
  if (zone) return inZone([year, month - 1, day, hours, minutes, seconds], zone);
  return new Date(year, month - 1, day, hours, minutes, seconds).getTime();
}

/**
 * When a visitor's own countdown of `seconds` ends, in milliseconds. It is stored under the keys of Elementor or
 * JetElements. A new countdown begins where nothing or another duration is stored.
 */
export function evergreenEnd(id: string, seconds: number, now: number, isOfJet = false): number {
  const [dateKey, intervalKey] = isOfJet
    ? [`jet_evergreen_countdown_due_date_${id}`, `jet_evergreen_countdown_interval_${id}`]
    : [`${id}-evergreen_due_date`, `${id}-evergreen_interval`];
  const stored = Number(readStored('local', dateKey));
  if (stored > 0 && Number(readStored('local', intervalKey)) === seconds) return stored;
  const end = now + seconds * 1000;
  writeStored('local', dateKey, String(end));
  writeStored('local', intervalKey, String(seconds));
  return end;
}

const hasAction = (actions: readonly ExpireAction[], type: string): boolean => actions.some((one) => one.type === type);

/** Do the actions hide the time? */
export const hidesTime = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'hide');

/** Do the actions show Elementor's message? */
export const showsMessage = (actions: readonly ExpireAction[]): boolean => hasAction(actions, 'message');

/**
 * The address to which an action leads; null if it is another site's, or if opening it changes the cart or the like.
 */
export function addressOf({ redirect_url: given }: ExpireAction): string | null {
  const address = isRecord(given) ? given.url : given;
  const url = typeof address === 'string' && address.trim() ? siteAddress(address) : null;
  return url !== null && !doesSomething(new URL(url)) ? url : null;
}

/** The address to which the actions lead; null for none, and for the page itself. */
export function redirectOf(actions: readonly ExpireAction[]): string | null {
  const action = actions.find(({ type }) => type === 'redirect');
  const url = action ? addressOf(action) : null;
  return url === location.href ? null : url;
}

/** Opens an address, except in edit mode. Replaces the page in the history, or going back would lead here again. */
export function redirect(url: string): void {
  if (!isEditMode()) window.location.replace(url);
}
