/** Reads one cookie without js-cookie; undefined when it is missing or cookies are blocked. Never throws. */
export declare function readCookie(name: string): string | undefined;
