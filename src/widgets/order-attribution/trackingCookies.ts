import Cookies from 'js-cookie';
import { packCookie, unpackCookie } from './cookieFormat';
import { cookieDomain } from './domain';
import type { Lifetimes } from './lifetime';
import { COOKIE_NAMES, type CookieData, type Jar } from './types';

const PREFIX = 'sbjs_';

// The values have an encoding of their own.
const Raw = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

function rawCookies(): Record<string, string> {
  try {
    return Raw.get();
  } catch {
    return {};
  }
}

/** Reads all traffic-source cookies; none where cookies are blocked. */
export function readJar(): Jar {
  const raw = rawCookies();
  const jar: Partial<Record<string, CookieData>> = {};
  for (const name of COOKIE_NAMES) {
    const value = raw[PREFIX + name];
    const data = value && unpackCookie(value);
    if (data) jar[name] = data;
  }
  return jar;
}

/** Writes them all. Call only where tracking is allowed. Never throws. */
export function writeJar(jar: Jar, { visitor, session }: Lifetimes, base64: boolean): void {
  const domain = cookieDomain(window.location.hostname);
  for (const name of COOKIE_NAMES) {
    const data = jar[name];
    if (!data) continue;
    const minutes = name === 'session' ? session : visitor;
    try {
      Raw.set(PREFIX + name, packCookie(data, base64), {
        path: '/',
        ...(domain === null ? {} : { domain: `.${domain}` }),
        ...(minutes === undefined ? {} : { expires: new Date(Date.now() + minutes * 60_000) }),
      });
    } catch {
      // Blocked cookies are the visitor's choice.
    }
  }
}
