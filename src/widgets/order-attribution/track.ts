/**
 * Tracks one page view: what the cookies said before, the library, and what the cookies say after. Loaded on demand, with
 * sourcebuster, once tracking is allowed.
 */
// Its sources, because its bundle calls a global `require`.
import sbjs from 'sourcebuster/src/js/sourcebuster';
import { pause } from '../../core/schedule';
import { cookieDomain, cookieLifetimes, decode, type Jar, readJar, writeJar } from './cookies';
import type { AttributionSettings } from './shop';
import { type CookieData, NONE, sourceOf, type Visit } from './source';

/** The one migration of old cookies that the library knows, marked as done. */
const MIGRATIONS = { '1418474375998': '1' };

/** `YYYY-MM-DD HH:MM:SS`, UTC, whatever the visitor's time zone. */
export const utcDate = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** `by` more than what a cookie counts; one where there is no cookie. */
function incremented(data: CookieData | undefined, key: string, by: number): string {
  if (!data) return '1';
  return String((Number.parseInt(data[key] ?? '', 10) || 1) + by);
}

/** What the cookies say after a page view, from what they said before. */
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
    udata: { vst: incremented(before.udata, 'vst', session ? 0 : 1), uip: NONE, uag: visit.userAgent },
    session: { pgs: incremented(session, 'pgs', 1), cpg: visit.href },
    migrations: MIGRATIONS,
  };
}

/** The cookies with parts of addresses, still encoded. Whole addresses in the others would break if they were decoded again. */
const ENCODED = new Set<string>(['current', 'first']);

const readable = (data: CookieData): CookieData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));

/** The data as people and servers read it. */
export const readableJar = (jar: Jar): Jar =>
  Object.fromEntries(Object.entries(jar).map(([name, data]) => [name, ENCODED.has(name) ? readable(data) : data]));

/** Starts the traffic-source library: it upgrades cookies of its older versions, and writes today's. */
function startLibrary({ lifetime, session }: AttributionSettings): void {
  const { hostname } = window.location;
  const domain = cookieDomain(hostname);
  try {
    sbjs.init({
      lifetime,
      session_length: session,
      timezone_offset: '0',
      domain: { host: domain ?? hostname, isolate: domain === null },
      organics: [{ host: 'baidu.com', param: 'wd', display: 'baidu' }],
    });
  } catch {
    // The library throws at a query with `constructor` or `__proto__` in it.
  }
}

/**
 * Tracks this page view: the library first, then its cookies are corrected, because it knows no `utm_id` and its three
 * companions, no base64, no engine without a query, and no UTC in zones of half hours.
 * Call only where tracking is allowed, once for each page view. `isAllowed` is asked again after each pause; the pauses are
 * there because cookies are slow, and one task for all of it would be long. Undefined when tracking was denied meanwhile.
 */
export async function track(
  visit: Visit,
  settings: AttributionSettings,
  isAllowed: () => boolean,
): Promise<Jar | undefined> {
  const before = readJar();
  await pause();
  if (!isAllowed()) return undefined;
  startLibrary(settings);
  await pause();
  if (!isAllowed()) return undefined;
  const after = jarAfter(before, visit, new Date());
  writeJar(after, cookieLifetimes(settings.lifetime, settings.session), settings.base64);
  return readableJar(after);
}
