/** An address as a `URL`; null when it is malformed. */
export declare function parseUrl(address: string, base?: string): URL | null;
/** A safe address: a fragment, or http, https, mailto, tel, ftp. Null for all others. */
export declare function safeUrl(address: string): string | null;
/** Navigates to an address; false when it is not a safe one. */
export declare function goTo(address: string): boolean;
/** The fragment as an element id, without `#`; null unless it is a plain id, which is safe in a selector. */
export declare function hashId(hash?: string): string | null;
/** A safe address of the site itself, or of a host in its configuration; null for all others. For what leads away by itself. */
export declare function siteAddress(address: string): string | null;
/** Does the site do something for who opens this address? Such a one is not opened because markup says so. */
export declare const doesSomething: (url: URL) => boolean;
