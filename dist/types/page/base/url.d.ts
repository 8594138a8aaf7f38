/** Parses an address; null if it is malformed. */
export declare function parseUrl(address: string, base?: string): URL | null;
/** The address if it is safe (a fragment, http, https, mailto, tel or ftp), else null. */
export declare function safeUrl(address: string): string | null;
/** Navigates to an address; returns false if it is not safe. */
export declare function goTo(address: string): boolean;
/** The fragment without `#`, if it is a plain id that is safe in a selector; else null. */
export declare function hashId(hash?: string): string | null;
/**
 * The address if it is on the site or on a host in its configuration, else null. For navigation that no visitor has
 * started.
 */
export declare function siteAddress(address: string): string | null;
/**
 * Does opening this address change something on the site? Such addresses from markup must not be opened automatically.
 */
export declare const doesSomething: (url: URL) => boolean;
