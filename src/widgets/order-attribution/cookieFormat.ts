/** How the traffic-source cookies are written: `key=value` joined by a triple pipe, percent-encoded, or base64 of that. */
import type { CookieData } from './types';

const DELIMITER = '|||';

/** Browsers drop a cookie of more than 4096 bytes, name and attributes included. */
const LONGEST = 3800;

/** Values that are cut more than this say nothing any more. */
const SHORTEST = 20;

// Half a character, left over from a cut, cannot be encoded.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!~*'()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Decodes what can be decoded; a stray `%` stays. */
export const decode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

// The browser leaves pipes in a query alone; three of them would end the value.
const join = (entries: readonly [key: string, value: string][], limit: number): string =>
  entries.map(([key, value]) => `${key}=${value.slice(0, limit).replaceAll('|', '%7C')}`).join(DELIMITER);

/** A cookie's raw value. Very long addresses are cut, or the browser would drop the cookie. */
export function packCookie(data: CookieData, base64 = false): string {
  let limit = 2000;
  let entries = Object.entries(data);
  let packed = encode(join(entries, limit));
  while (packed.length > (base64 ? LONGEST * 0.75 : LONGEST)) {
    if (limit > SHORTEST) limit /= 2;
    // Cookies that others have written may have any number of keys; a few go at a time.
    else entries.splice(-Math.ceil(entries.length / 10));
    entries = entries.filter(([key]) => key.length <= limit);
    packed = encode(join(entries, limit));
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

/** Reads a cookie's raw value, whichever way it was written; null when nothing in it makes sense. */
export function unpackCookie(raw: string): CookieData | null {
  const data: Record<string, string> = {};
  for (const pair of decode(fromBase64(raw)).split(DELIMITER)) {
    const at = pair.indexOf('=');
    if (at > 0) data[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return Object.keys(data).length > 0 ? data : null;
}
