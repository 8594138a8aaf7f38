/**
 * Reads one cookie; undefined when it is missing, or cookies are blocked. Never throws. For what every page of a shop asks
 * before anyone touches it: `cookies.ts` (js-cookie, 0.8 KB) does the same, and writes.
 */
export declare function readCookie(name: string): string | undefined;
