import Cookies from 'js-cookie';

/** Reads a cookie; undefined if it is missing, malformed, or cookies are blocked. Never throws. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Sets a cookie for `days`, by default until the browser closes. Never throws. Callers check consent. */
export function writeCookie(name: string, value: string, days?: number, path = '/'): void {
  try {
    Cookies.set(name, value, { path, sameSite: 'lax', ...(days === undefined ? {} : { expires: days }) });
  } catch {
    // The visitor has blocked cookies.
  }
}

/** Removes a cookie with the path `/`. Never throws. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // Blocked cookies need no removal.
  }
}
