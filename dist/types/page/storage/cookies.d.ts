/** Reads a cookie; undefined if it is missing, malformed, or cookies are blocked. Never throws. */
export declare function readCookie(name: string): string | undefined;
/** Sets a cookie for `days`, by default until the browser closes. Never throws. Callers check consent. */
export declare function writeCookie(name: string, value: string, days?: number, path?: string): void;
/** Removes a cookie with the path `/`. Never throws. */
export declare function removeCookie(name: string): void;
