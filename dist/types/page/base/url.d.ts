/** An address as a `URL`; null when it is none. */
export declare function parseUrl(address: string, base?: string): URL | null;
/** An address that may be followed: a fragment, or http, https, mailto, tel, ftp. Null for all others. */
export declare function safeUrl(address: string): string | null;
/** Leaves for an address, if it is a safe one. Returns false when it is not. */
export declare function goTo(address: string): boolean;
/** The fragment as an element id, without `#`; null unless it matches a plain id, so that it may be used in a selector. */
export declare function hashId(hash?: string): string | null;
