import { packCookie, unpackCookie } from './cookieFormat';
import { cookieDomain } from './domain';
import type { Lifetimes } from './lifetime';
import { COOKIE_NAMES, type CookieData, type Jar } from './types';

const PREFIX = 'sbjs_';

function rawCookies(): ReadonlyMap<string, string> {
  try {
    const pairs = document.cookie.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
    // Of two with one name the browser sends the more specific first.
    return new Map(pairs.reverse());
  } catch {
    return new Map();
  }
}

/** Reads all traffic-source cookies; none where cookies are blocked. */
export function readJar(): Jar {
  const raw = rawCookies();
  const jar: Partial<Record<string, CookieData>> = {};
  for (const name of COOKIE_NAMES) {
    const data = unpackCookie(raw.get(PREFIX + name) ?? '');
    if (data) jar[name] = data;
  }
  return jar;
}

/** Writes them all. Call only where tracking is allowed. Never throws. */
export function writeJar(jar: Jar, { visitor, session }: Lifetimes, base64: boolean): void {
  const domain = cookieDomain(window.location.hostname);
  const where = `; path=/${domain === null ? '' : `; domain=.${domain}`}`;
  for (const name of COOKIE_NAMES) {
    const data = jar[name];
    if (!data) continue;
    const minutes = name === 'session' ? session : visitor;
    const until = minutes === undefined ? '' : `; expires=${new Date(Date.now() + minutes * 60_000).toUTCString()}`;
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the values have an encoding of their own, and must be there at once
      document.cookie = `${PREFIX}${name}=${packCookie(data, base64)}${until}${where}`;
    } catch {
      // Blocked cookies are the visitor's choice.
    }
  }
}
