/** The nonce for REST calls: the newest the site has given, else the page's; empty for visitors without one. */
export declare const restNonce: () => string;
/** Keeps the nonce that an answer's `X-WP-Nonce` brings. */
export declare function learnNonce(nonce: string | null): void;
/**
 * Fetches a new nonce after `used` was refused; false when there is none to be had. Calls that were refused together ask
 * once.
 */
export declare function renewNonce(used: string): Promise<boolean>;
