import type { CookieData } from './source';

const PREFIX = 'sbjs_';

const COOKIE_NAMES = [
  'current',
  'current_add',
  'first',
  'first_add',
  'udata',
  'session',
  'migrations',
  'promo',
] as const;

/** The data in the cookies, by cookie name without the prefix `sbjs_`. */
export type Jar = Readonly<Partial<Record<(typeof COOKIE_NAMES)[number], CookieData>>>;

const DELIMITER = '|||';

/** Browsers drop a cookie of more than 4096 bytes, including name and attributes. */
const MAX_BYTES = 3800;

const MIN_VALUE = 20;

const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!~*'()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Decodes an encoded text; a stray `%` is kept. */
export const decode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

// Browsers do not encode pipes in a query, and three pipes would end the value.
const joinEntries = (entries: readonly [key: string, value: string][], limit: number): string =>
  entries.map(([key, value]) => `${key}=${value.slice(0, limit).replaceAll('|', '%7C')}`).join(DELIMITER);

/** Packs the raw value of a cookie. Cuts long addresses, because the browser would drop the cookie. */
export function packCookie(data: CookieData, base64 = false): string {
  let limit = 2000;
  let entries = Object.entries(data);
  let packed = encode(joinEntries(entries, limit));
  while (packed.length > (base64 ? MAX_BYTES * 0.75 : MAX_BYTES)) {
    if (limit > MIN_VALUE) limit /= 2;
    else entries.splice(-Math.ceil(entries.length / 10));
    entries = entries.filter(([key]) => key.length <= limit);
    packed = encode(joinEntries(entries, limit));
  }
  return base64 ? btoa(packed).replace(/=+$/, '') : packed;
}

function fromBase64(raw: string): string {
  if (!/^[a-z\d+/]+$/i.test(raw)) return raw;
  try {
    const text = atob(raw);
    return text.includes('%3D') ? text : raw;
  } catch {
    return raw;
  }
}

/** Reads the raw value of a cookie in either format; null if it contains no key. */
export function unpackCookie(raw: string): CookieData | null {
  const data: Record<string, string> = {};
  for (const pair of decode(fromBase64(raw)).split(DELIMITER)) {
    const at = pair.indexOf('=');
    if (at > 0) data[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return Object.keys(data).length > 0 ? data : null;
}

/** The lifetimes of the cookies, in minutes; undefined: until the browser closes. */
export interface Lifetimes {
  visitor: number | undefined;
  session: number;
}

/** Computes lifetimes from months of 30 days and from minutes; 0 means 6 months and 30 minutes. */
export function cookieLifetimes(months: number, minutes: number): Lifetimes {
  return {
    visitor: Math.floor((months || 6) * 30 * 24 * 60) || undefined,
    session: Math.floor(minutes) || 30,
  };
}

/** The host without `www.`; null for `localhost` and IP addresses, for which browsers refuse a domain attribute. */
export function cookieDomain(hostname: string): string | null {
  const host = hostname.replace(/^www\./, '');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  return isAddress || !host.includes('.') ? null : host;
}

function rawCookies(): ReadonlyMap<string, string> {
  try {
    const pairs = document.cookie.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
    // Of two cookies with the same name, the browser lists the more specific one first.
    return new Map(pairs.reverse());
  } catch {
    return new Map();
  }
}

/** Reads all traffic-source cookies; empty if cookies are blocked. */
export function readJar(): Jar {
  const raw = rawCookies();
  const jar: Partial<Record<string, CookieData>> = {};
  for (const name of COOKIE_NAMES) {
    const data = unpackCookie(raw.get(PREFIX + name) ?? '');
    if (data) jar[name] = data;
  }
  return jar;
}

/** Writes all cookies of `jar`. Call it only if tracking is allowed. Never throws. */
export function writeJar(jar: Jar, { visitor, session }: Lifetimes, base64: boolean): void {
  const domain = cookieDomain(window.location.hostname);
  const where = `; path=/${domain === null ? '' : `; domain=.${domain}`}`;
  for (const name of COOKIE_NAMES) {
    const data = jar[name];
    if (!data) continue;
    const minutes = name === 'session' ? session : visitor;
    const until = minutes === undefined ? '' : `; expires=${new Date(Date.now() + minutes * 60_000).toUTCString()}`;
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the values have their own encoding, and must be written at once
      document.cookie = `${PREFIX}${name}=${packCookie(data, base64)}${until}${where}`;
    } catch {
      // Blocking cookies is the visitor's choice.
    }
  }
}
