/**
 * Reads one cookie; undefined when it is missing, or cookies are blocked. Never throws. For what every page of a shop asks
 * before anyone touches it: `cookies.ts` (js-cookie, 0.8 KB) does the same, and writes.
 */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
