/** The nonce for REST calls: the newest from the site, else the page's; empty for guests. */
export declare function restNonce(): string;
/** Stores the nonce from an answer's `X-WP-Nonce` header. */
export declare function learnNonce(nonce: string | null): void;
/** Fetches a new nonce, once for parallel calls. Returns false if a retry is pointless. */
export declare function renewNonce(used: string): Promise<boolean>;
