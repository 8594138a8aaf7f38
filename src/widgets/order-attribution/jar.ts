import { sourceOf } from './source';
import { type CookieData, type Jar, NONE, type Visit } from './types';

/** The one upgrade of old cookies that the library knows, done. */
const MIGRATED = { '1418474375998': '1' };

/** `YYYY-MM-DD HH:MM:SS`, UTC, whatever the visitor's time zone. */
export const utcDate = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** One more than what a cookie counts; one where there is none. */
function counted(data: CookieData | undefined, key: string, by: number): string {
  if (!data) return '1';
  return String((Number.parseInt(data[key] ?? '', 10) || 1) + by);
}

/** What the cookies say after a page view, from what they said before. See contract woocommerce §11.2 and §11.3. */
export function jarAfter(before: Jar, visit: Visit, now: Date): Jar {
  const { current, first, session } = before;
  const found = sourceOf(visit, { hasSession: !!session, hasSource: !!current });
  const source = found ?? current;
  const entry = { fd: utcDate(now), ep: visit.href, rf: visit.referrer || NONE };
  const currentAdd = found ? entry : (before.current_add ?? entry);
  return {
    ...before,
    current: source,
    current_add: currentAdd,
    first: first ?? source,
    first_add: before.first_add ?? currentAdd,
    udata: { vst: counted(before.udata, 'vst', session ? 0 : 1), uip: NONE, uag: visit.userAgent },
    session: { pgs: counted(session, 'pgs', 1), cpg: visit.href },
    migrations: MIGRATED,
  };
}
