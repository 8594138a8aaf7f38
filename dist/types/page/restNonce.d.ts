/** The nonce for REST calls: the newest from the site, else the page's; empty for visitors without one. */
export declare function restNonce(): string;
/** Keeps the nonce of an answer's `X-WP-Nonce`. */
export declare function learnNonce(nonce: string | null): void;
/** Fetches a new nonce, once for parallel calls; false when a retry is useless. Guests call without one. */
export declare function renewNonce(used: string): Promise<boolean>;
