/** The nonce for REST calls: the newest the site has given, else the page's; empty for visitors without one. */
export declare function restNonce(): string;
/** Keeps the nonce that an answer's `X-WP-Nonce` brings. */
export declare function learnNonce(nonce: string | null): void;
/**
 * Fetches a new nonce after `used` was refused; false when the call must end there. The site has none for visitors who are
 * not logged in: calls then go without, which it takes. Calls that were refused together ask once.
 */
export declare function renewNonce(used: string): Promise<boolean>;
