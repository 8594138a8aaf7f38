/** The nonce for REST calls: the newest from the site, else the page's; empty for guests. */
export declare function restNonce(): string;
/** Stores the nonce from an answer's `X-WP-Nonce` header. */
export declare function learnNonce(nonce: string | null): void;
/** The nonce of whoever is signed in now, from the site's ajax address; empty for guests, undefined without an answer. */
export declare function fetchNonce(url: string): Promise<string | undefined>;
/** Fetches a new nonce, once for parallel calls. Returns false if a retry is pointless. */
export declare function renewNonce(used: string): Promise<boolean>;
