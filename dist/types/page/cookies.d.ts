/** Reads a cookie; undefined when it is missing, malformed, or cookies are blocked. Never throws. */
export declare function readCookie(name: string): string | undefined;
/** Sets a cookie; `days` undefined: until the browser closes. Never throws; callers check consent. */
export declare function writeCookie(name: string, value: string, days?: number, path?: string): void;
/** Removes a cookie at `/`. Never throws. */
export declare function removeCookie(name: string): void;
