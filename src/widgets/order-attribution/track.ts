// The sources, because the package's bundle calls a global `require`.
import sbjs from 'sourcebuster/src/js/sourcebuster';
import { pause } from '../../core/load/schedule';
import { cookieDomain, cookieLifetimes, decode, type Jar, readJar, writeJar } from './cookies';
import type { AttributionSettings } from './shop';
import { type CookieData, NONE, sourceOf, type Visit } from './source';

const MIGRATIONS = { '1418474375998': '1' };

/** Formats a date in UTC as `YYYY-MM-DD HH:MM:SS`. */
export const utcDate = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

function incremented(data: CookieData | undefined, key: string, by: number): string {
  if (!data) return '1';
  return String((Number.parseInt(data[key] ?? '', 10) || 1) + by);
}

/** Computes the cookies after a page view from those before it. */
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

const ENCODED = new Set<string>(['current', 'first']);

const readable = (data: CookieData): CookieData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));

/** Decodes the encoded values. */
export const readableJar = (jar: Jar): Jar =>
  Object.fromEntries(Object.entries(jar).map(([name, data]) => [name, ENCODED.has(name) ? readable(data) : data]));

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
    // The library throws if the query contains `constructor` or `__proto__`.
  }
}

/**
 * Tracks one page view with the library, then corrects its cookies (`utm_id`, base64, search engines, UTC). Call it
 * once, if allowed. Pauses, because cookies are slow, and checks `isAllowed` after each pause; undefined if tracking
 * was denied.
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
